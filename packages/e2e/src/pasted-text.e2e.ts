import { expect, type Locator, test } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { widthBeyond } from './phone.ts'
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
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox leaves out what it is given to begin with.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    element.dispatchEvent(event)
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

/** As WeChat has an article in its page: sections around sections, a table, a list, pictures, a video. */
const ofWeChat = (picture: string) => `<div class="rich_media_content js_underline_content" id="js_content">
<section style="box-sizing:border-box"><h2 style="text-align:center"><span style="color:#c00">走访会员企业</span></h2>
<section style="margin:10px 0"><section><span style="font-size:15px">会长一行走访了<strong>云帆软件</strong>。</span></section></section>
<p style="text-align:center"><img class="rich_pages wxw-img" data-ratio="0.6" src="${picture}"></p>
<ul class="list-paddingleft-1"><li><p>交流排产</p></li><li><section>交流出海</section></li></ul>
<table><tbody><tr><td width="100"><p><strong>时间</strong></p></td><td>地点</td></tr><tr><td>周五</td><td>南山</td></tr></tbody></table>
<p><img class="rich_pages wxw-img" data-src="https://mmbiz.invalid/mmbiz_jpg/abc/640?wx_fmt=jpeg" src="data:image/svg+xml,%3Csvg%3E%3C/svg%3E"></p>
<iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe>
<section><svg viewBox="0 0 1 1"><rect/></svg></section></section></div>`

const languages = [
  [
    'zh-CN',
    { title: '标题', body: '正文', save: '保存', lost: /内容没有带入/, missing: /1 张图片没能带入/, open: '开通' },
  ],
  [
    'en-US',
    {
      title: 'Title',
      body: 'Body',
      save: 'Save',
      lost: /were left out/,
      missing: /1 picture could not/,
      open: 'Turn on',
    },
  ],
] as const

test('an article of WeChat becomes news that phones read, in both languages', async ({ browser }) => {
  for (const [locale, words] of languages) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await logIn(page, demoAccount('chamber-admin'))
    await page.goto(address('#/newNews'))
    await page.getByRole('textbox', { name: words.title }).fill('走访云帆软件')
    const body = page.getByRole('textbox', { name: words.body })
    await body.click()
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 384 })
      canvas.getContext('2d')?.fillRect(0, 0, 640, 384)
      return canvas.toDataURL('image/jpeg')
    })
    await paste(body, ofWeChat(picture))
    await expect(body.getByRole('heading', { name: '走访会员企业' })).toBeVisible()
    await expect(body.getByRole('listitem')).toHaveText(['交流排产', '交流出海'])
    await expect(body.getByRole('cell')).toHaveText(['时间', '地点', '周五', '南山'])
    await expect(body.locator('img[src*="/objects/"]')).toHaveCount(1)
    await expect(page.getByText(words.lost)).toBeVisible()
    await expect(page.getByText(words.missing)).toBeVisible()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page).toHaveURL(/newNews\/[\w-]{36}/)
    const id = page.url().split('/').at(-1) ?? ''
    await api(page, 'POST', `/api/v1/news/${id}/status`, { status: 'published' })
    await page.getByRole('button', { name: words.open }).click()
    const link = (await page.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? ''
    await context.close()

    const phones = await browser.newContext({ locale, viewport: { width: 360, height: 640 } })
    const phone = await phones.newPage()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: '走访会员企业' })).toBeVisible()
    await expect(phone.getByRole('cell')).toHaveText(['时间', '地点', '周五', '南山'])
    const shown = phone.locator('article img')
    await expect(shown).toHaveCount(1)
    await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await widthBeyond(phone)).toBe(0)
    expect(await faultsOf(phone)).toEqual([])
    await phones.close()
  }
})
