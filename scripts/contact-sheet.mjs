// Lays the accepted pictures of stories on sheets, to be looked at: reports/contact-sheets/*.png and one page of all.
//   npm run contact-sheet [-- zh|en|zh.dark|zh.phone …] [words in the name of a story file …]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { pictureFile, picturesOf, stories } from '../.storybook/check/built-stories.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'reports/contact-sheets')
const kinds = ['zh', 'en', 'zh.dark', 'zh.phone']
const perSheet = 20

const words = process.argv.slice(2)
const asked = kinds.filter((kind) => words.includes(kind))
const only = words.filter((word) => !kinds.includes(word)).map((word) => word.toLowerCase())

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const style = `body{margin:0;padding:16px;width:1568px;font:12px/16px system-ui;background:#8b92a0;columns:4;column-gap:16px}
  figure{margin:0 0 16px;break-inside:avoid}figcaption{color:#fff}img{max-width:100%;display:block}`

const pageOf = (title, pictures) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${pictures
    .map(
      ({ name, file }) =>
        `<figure><figcaption>${escaped(name)}</figcaption><img src="${pathToFileURL(file)}"></figure>`,
    )
    .join('')}`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const chosen = stories().filter(({ file }) => only.every((word) => file.toLowerCase().includes(word)))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
for (const kind of asked.length > 0 ? asked : kinds) {
  const pictures = chosen
    .filter((story) => picturesOf(story).includes(kind))
    .map((story) => ({ name: `${story.title} · ${story.name}`, file: pictureFile(story, kind) }))
    .filter(({ file }) => existsSync(file))
  const all = path.join(folder, `${kind}.html`)
  writeFileSync(all, pageOf(`${kind}: all stories`, pictures))
  for (let at = 0; at < pictures.length; at += perSheet) {
    const sheet = path.join(folder, 'sheet.html')
    writeFileSync(sheet, pageOf(kind, pictures.slice(at, at + perSheet)))
    await page.goto(pathToFileURL(sheet).toString())
    const number = String(at / perSheet + 1).padStart(2, '0')
    await page.screenshot({ path: path.join(folder, `${kind}-${number}.png`), fullPage: true })
    rmSync(sheet)
  }
  console.log(`${kind}: ${pictures.length} pictures, ${path.relative(root, all)}`)
}
await browser.close()
