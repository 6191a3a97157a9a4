import { expect, type Locator, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

/** As Word writes it into the clipboard: a heading, emphasis, and what may not come along. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head><body lang=ZH-CN>
<!--StartFragment--><h1 style='mso-list:none'><span>年会通知<span lang=EN-US><o:p></o:p></span></span></h1>
<p class=MsoNormal><b><span style='font-size:12.0pt'>时间</span></b><span>：周五</span><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><a href="javascript:document.title='hurt'"><span>报名</span></a></p>
<script>document.title = 'hurt'</script><!--EndFragment--></body></html>`

/** A paste, as the browser hands it to the page: words, or a picture that was copied. */
const paste = (field: Locator, html: string | undefined) =>
  field.evaluate(async (element, given) => {
    const clipboardData = new DataTransfer()
    if (given === undefined) {
      const canvas = document.createElement('canvas')
      canvas.width = 320
      canvas.height = 200
      canvas.getContext('2d')?.fillRect(0, 0, 320, 200)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      clipboardData.items.add(new File([blob ?? ''], 'image.png', { type: 'image/png' }))
    } else clipboardData.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a text copied from Word and a picture from the clipboard come into a notice, and to whoever has its link', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  await page.goto(address('#/eusnewNotice'))
  await page.getByRole('textbox', { name: '标题' }).fill('年会')
  const body = page.getByRole('textbox', { name: '正文' })
  await body.click()
  await paste(body, ofWord)
  await expect(body.getByRole('heading', { name: '年会通知' })).toBeVisible()
  await expect(body.getByText('时间', { exact: true })).toHaveCSS('font-weight', /^(600|700)$/)
  await paste(body, undefined)
  const picture = body.locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  // What is shown has been stored when it is named by its key.
  await expect(picture).toHaveAttribute('src', /\/objects\//)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/eusnoticedetail/)
  const id = page.url().split('/').at(-1) ?? ''
  const stored = (await api(page, 'GET', `/api/v1/notices/${id}`)) as { body: object; bodyText: string }
  const document = JSON.stringify(stored.body)
  expect(stored.bodyText).toContain('时间：周五')
  expect(document).toContain('"heading"')
  expect(document).toContain('"picture"')
  expect(document).not.toMatch(/javascript|hurt|mso/i)

  await api(page, 'POST', `/api/v1/notices/${id}/status`, { status: 'published' })
  const { url } = (await api(page, 'POST', `/api/v1/notices/${id}/public-link`)) as { url: string }
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  await phone.goto(url)
  await expect(phone.getByRole('heading', { name: '年会通知' })).toBeVisible()
  const shown = phone.locator('article img')
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await phone.title()).toContain('年会')
  await phone.context().close()
})

test('what is too much to read leaves the text as it is, and says so', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  await page.goto(address('#/eusnewNotice'))
  const body = page.getByRole('textbox', { name: '正文' })
  await body.fill('已经写好的')
  // What is chosen would give way to what is pasted.
  await body.press('ControlOrMeta+a')
  await paste(body, '<section style="margin:0"><span style="color:red">各会员单位</span></section>'.repeat(40_000))
  await expect(page.getByText('粘贴的内容太长，没有带入。')).toBeVisible()
  await expect(body).toHaveText('已经写好的')
  // A picture that stands in it is no text to be read.
  await paste(body, `<p>短文</p><p><img src="data:image/png;base64,${'A'.repeat(2_100_000)}"></p>`)
  await expect(body).toContainText('短文')
})
