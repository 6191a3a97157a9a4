import { expect, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { address, api, keepers, logIn } from './product.ts'

for (const { who, account, variant } of keepers)
  test(`what ${who} saves leads on within its own paths`, async ({ page }) => {
    const make = async (path: string, body: object) => ((await api(page, 'POST', path, body)) as { id: string }).id
    await logIn(page, account())

    await test.step('from a course to its chapters, and back to the courses', async () => {
      const id = await make('/api/v1/courses', { name: '自己的路径', headImage: 'a.jpg', serialNumber: 1 })
      await make(`/api/v1/courses/${id}/chapters`, { name: '第一章' })
      await page.goto(address(`#/uploadcourse${variant}/${id}`))
      await page.getByRole('button', { name: '保存，下一步' }).click()
      await expect(page).toHaveURL(new RegExp(`eusChapter${variant}/${id}`))
      await page.getByRole('button', { name: '提交' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '仍然提交' }).click()
      await expect(page).toHaveURL(new RegExp(`curriculum${variant}$`))
    })

    await test.step('from the lives to one, to its form, and back to it', async () => {
      const tutorId = await make('/api/v1/tutors', { name: '东方云', introduction: '讲师', avatar: 'a.jpg', serial: 1 })
      const times = { startAt: inHours(1), endAt: inHours(2) }
      await make('/api/v1/lives', { name: '自己的直播', type: 'ROOM', headImage: 'a.jpg', tutorId, ...times })
      await page.goto(address(`#/liveCurriculum${variant}`))
      await page.getByRole('link', { name: '自己的直播', exact: true }).click()
      await page.getByRole('link', { name: '编辑', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`createLive${variant}/`))
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect(page).toHaveURL(/liveDetails/)
    })

    await test.step('from the files to their upload', async () => {
      await page.goto(address(`#/eusFileShow${variant}`))
      await page.getByRole('link', { name: '上传文件' }).first().click()
      await expect(page).toHaveURL(new RegExp(`eusFileUpload${variant}$`))
    })
  })
