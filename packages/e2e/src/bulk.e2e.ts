import { expect, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

test('all that match are ticked by keys, deleted as one run after their number is typed, and brought back', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `批${String(Date.now()).slice(-5)}`
  const add = (at: number) =>
    api(page, 'POST', '/api/v1/tutors', {
      name: `${prefix}${String(at).padStart(2, '0')}`,
      introduction: '讲师',
      avatar: 'a.jpg',
      serial: 1,
    })
  for (let at = 0; at < 21; at += 1) await add(at)
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()

  await page.getByRole('checkbox', { name: '选择本页全部' }).press('Space')
  await page.getByRole('button', { name: '选择全部 21 条' }).press('Enter')
  await expect(page.getByText('已选定符合条件的全部 21 条')).toBeVisible()
  // What comes behind the tick stays out.
  await add(21)
  await page.getByRole('button', { name: '删除', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('将处理 21 条')).toBeVisible()
  await expect(question.getByText('选定之后又有 1 条符合条件，不在这次之内')).toBeVisible()
  await question.getByRole('textbox').fill('21')
  await question.getByRole('button', { name: '删除', exact: true }).press('Enter')
  await expect(page.getByText('1 位', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: `${prefix}21` })).toBeVisible()

  await page.getByRole('button', { name: '撤销' }).press('Enter')
  await expect(page.getByText('22 位', { exact: true })).toBeVisible()
})
