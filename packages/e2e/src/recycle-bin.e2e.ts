import { expect, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

test('what was deleted is restored from the recycle bin, and emptying it asks for the number', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const name = `回收${String(Date.now()).slice(-5)}`
  for (const called of [name, `${name}二`]) {
    const made = await api(page, 'POST', '/api/v1/tutors', {
      name: called,
      introduction: '讲师',
      avatar: 'a.jpg',
      serial: 1,
    })
    await api(page, 'DELETE', `/api/v1/tutors/${(made as { id: string }).id}`)
  }
  await page.goto(address('#/recycleBin?kind=tutors'))
  const restore = page.getByRole('button', { name: `恢复 ${name}`, exact: true })
  await restore.press('Enter')
  await expect(restore).toBeHidden()
  await expect(page.getByRole('row', { name: `${name}二` })).toBeVisible()

  await page.getByRole('button', { name: '清空', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog')
  const sure = question.getByRole('button', { name: '清空', exact: true })
  await expect(sure).toBeDisabled()
  // Other journeys may have left some there.
  const count = /\d+/.exec((await question.getByText(/^输入 \d+ 以确认$/).textContent()) ?? '')?.[0] ?? ''
  await question.getByRole('textbox').fill(count)
  await sure.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('row', { name: `${name}二` })).toHaveCount(0)
  await page.goto(address(`#/tutor?q=${encodeURIComponent(name)}`))
  await expect(page.getByRole('row', { name })).toBeVisible()
})

test('what was deleted in a list by mistake comes back by the undo of its message', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const name = `撤销${String(Date.now()).slice(-5)}`
  await api(page, 'POST', '/api/v1/tutors', { name, introduction: '讲师', avatar: 'a.jpg', serial: 1 })
  await page.goto(address(`#/tutor?q=${encodeURIComponent(name)}`))
  await page.getByRole('button', { name: `${name} 的更多操作` }).press('Enter')
  await page.getByRole('menuitem', { name: '删除' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('30 天内可在回收站恢复')
  await question.getByRole('button', { name: '删除', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name })).toBeVisible()
})
