import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName, longWord } from '../story/longName.ts'
import type { RichTextDocument, RichTextNode } from './document.ts'
import type { RichTextPictures } from './pictures.ts'
import { readPasted } from './paste/readPasted.ts'
import { pasted } from './paste/pasted.fixture.ts'
import { RichText } from './RichText.tsx'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/RichText', component: RichTextField, tags: ['composite'] } satisfies Meta<
  typeof RichTextField
>
export default meta
type Story = StoryObj

const labels = (say: Say): RichTextFieldProps['labels'] => ({
  toolbar: say('格式', 'Format'),
  bold: say('加粗', 'Bold'),
  italic: say('斜体', 'Italic'),
  underline: say('下划线', 'Underline'),
  level: say('段落样式', 'Paragraph style'),
  levels: [say('正文', 'Text'), say('标题 1', 'Heading 1'), say('标题 2', 'Heading 2'), say('标题 3', 'Heading 3')],
  picture: say('插入图片', 'Insert pictures'),
  table: say('表格', 'Table'),
  tables: {
    insertTable: say('插入表格', 'Insert a table'),
    addRow: say('在下方加一行', 'Add a row below'),
    addColumn: say('在右侧加一列', 'Add a column to the right'),
    deleteRow: say('删除行', 'Delete the row'),
    deleteColumn: say('删除列', 'Delete the column'),
    deleteTable: say('删除表格', 'Delete the table'),
  },
  pasted: {
    waiting: (count) => say(`正在带入 ${count} 张图片`, `Taking over ${count} pictures`),
    missing: (count) => say(`有 ${count} 张图片没能带入。`, `${count} pictures could not be taken over.`),
    lost: say('视频、表单等内容没有带入。', 'Videos, forms and the like were left out.'),
    tooLong: say('粘贴的内容太长，没有带入。', 'What was pasted is too long, and was left out.'),
  },
  bullets: say('项目列表', 'Bullets'),
  numbers: say('编号列表', 'Numbers'),
  link: say('链接', 'Link'),
  unlink: say('去掉链接', 'Unlink'),
  undo: say('撤销', 'Undo'),
  redo: say('重做', 'Redo'),
  linkDialog: {
    title: say('链接', 'Link'),
    close: say('关闭', 'Close'),
    cancel: say('取消', 'Cancel'),
    done: say('确定', 'Set the link'),
    address: say('地址', 'Address'),
    hint: say('以 https:// 开头', 'Begins with https://'),
    wrong: say('链接格式不正确，应以 http:// 或 https:// 开头', 'Not a link: it should begin with http:// or https://'),
  },
})

const text = (words: string, mark?: string, attrs?: Record<string, unknown>): RichTextNode => ({
  type: 'text',
  ...(mark === undefined ? {} : { marks: [{ type: mark, ...(attrs ? { attrs } : {}) }] }),
  text: words,
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const item = (...content: RichTextNode[]): RichTextNode => ({ type: 'list_item', content: [paragraph(...content)] })
const cell = (type: 'table_header' | 'table_cell', words: string): RichTextNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text(words))],
})
const picture: RichTextNode = { type: 'picture', attrs: { key: 'hall.jpg', alt: '会场' } }

const body: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [text('年会安排')] },
    paragraph(text('各会员企业：')),
    paragraph(
      text('年会定于'),
      text('2026 年 11 月 28 日', 'strong'),
      text('举行，请'),
      text('报名', 'link', { href: 'https://example.com/' }),
      text('，'),
      text('逾期不候', 'underline'),
      text('。'),
    ),
    {
      type: 'ordered_list',
      attrs: { order: 1 },
      content: [item(text('签到')), item(text('会员'), text('交流', 'em'))],
    },
    picture,
    {
      type: 'table',
      content: [
        { type: 'table_row', content: [cell('table_header', '时间'), cell('table_header', '事项')] },
        { type: 'table_row', content: [cell('table_cell', '09:00'), cell('table_cell', '签到')] },
      ],
    },
  ],
}

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="${colour}"/></svg>`)}`

const pictures: RichTextPictures = {
  hrefOf: () => drawn('#7a9'),
  take: (sources) => Promise.resolve(sources.map((_, at) => (at === 0 ? 'taken.jpg' : undefined))),
}

const keep = () => {}

export const Playground = playground(RichTextField, (say) => ({
  label: say('正文', 'Text'),
  description: say('可以粘贴 Word 和网页', 'Paste from Word and from pages'),
  error: '',
  isRequired: false,
  isDisabled: false,
  value: say('年会定于 11 月 28 日举行。', 'The meeting is on 28 November.'),
  labels: labels(say),
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column width={560}>
      <RichTextField
        label={say('正文', 'Body')}
        isRequired
        maxLength={500}
        placeholder={say('写给会员的话', 'Words to the members')}
        labels={labels(say)}
        value=""
        onChange={keep}
      />
      <RichTextField
        label={say('正文', 'Body')}
        maxLength={500}
        labels={labels(say)}
        value={body}
        onChange={keep}
        pictures={pictures}
        description={say('会显示在首屏', 'Shown on the home screen')}
      />
      <RichTextField
        label={say('正文', 'Body')}
        maxLength={100}
        labels={labels(say)}
        value={`${longName}${longWord} 👩‍🏫𠮷`}
        onChange={keep}
        error={say('最多 100 个字', 'At most 100 characters')}
      />
      <RichTextField label={say('正文', 'Body')} labels={labels(say)} isDisabled value="—" onChange={keep} />
    </Column>
  )),
}

const changed = fn<(value: RichTextDocument | '') => void>()

/** A short way to say what a document holds. */
const told = (node: RichTextNode): string => {
  const marks = (node.marks ?? []).map(({ type, attrs }) => `${type}${attrs ? ` ${String(attrs['href'])}` : ''}`)
  if (node.type === 'text') return [node.text, ...marks].join(':')
  const attrs = node.attrs?.['level'] ?? node.attrs?.['key'] ?? ''
  return `${node.type}${String(attrs)}(${(node.content ?? []).map(told).join(' ')})`
}

export const WrittenByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={560}>
      <Held<RichTextDocument | string> initial="">
        {(value, set) => (
          <RichTextField
            label={say('正文', 'Body')}
            maxLength={500}
            labels={labels(say)}
            value={value}
            pictures={pictures}
            onChange={(next) => {
              changed(next)
              set(next)
            }}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    changed.mockClear()
    const canvas = within(canvasElement)
    const last = () => {
      const value = changed.mock.calls.at(-1)?.[0]
      return value ? value.content.map(told).join(' ') : value
    }
    const page = await canvas.findByRole('textbox', { name: /正文|Body/ })

    // Into the toolbar, along it, and on into the text.
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /项目列表|Bullets/ })).toHaveFocus()
    // The events made here do not see that the toolbar hands Tab on at once, as it does in a browser.
    for (let stop = 0; stop < 8 && document.activeElement !== page; stop += 1) await userEvent.tab()
    await expect(page).toHaveFocus()

    // Pasting keeps what a body may hold and drops the rest.
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 onclick="x()">通知</h1><script>x()</script><ul><li style="font-weight:700">签到<img src="https://a.cn/1.png" onerror="x()"><img src="https://10.0.0.1/2.png"></li></ul>' +
        '<p><a href="javascript:x()">坏</a><a href="https://example.com/" onclick="x()">好</a></p>',
    )
    page.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    await waitFor(() =>
      expect(last()).toBe(
        'heading1(通知) bullet_list(list_item(paragraph(签到:strong) picturetaken.jpg())) paragraph(坏 好:link https://example.com/)',
      ),
    )
    await expect(canvas.getByText(/1 张图片没能带入|1 pictures could not/)).toBeVisible()
    await expect(canvas.getByText('8 / 500')).toBeVisible()

    // All of it bold and undone again, by keys.
    await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
    await expect(last()).toMatch(/^heading1\(通知:strong\)/)
    await expect(canvas.getByRole('button', { name: /加粗|Bold/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(last()).toMatch(/^heading1\(通知\)/)

    // A link asks for an address that leads somewhere.
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await within(document.body).findByRole('textbox', { name: /地址|Address/ })
    await userEvent.clear(address)
    await userEvent.type(address, 'javascript:x(){Enter}')
    await expect(await within(document.body).findByText(/格式不正确|Not a link/)).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://icss.example/{Enter}')
    await waitFor(() => expect(last()).toMatch(/^heading1\(通知:link https:\/\/icss.example\/\)/))
    await waitFor(() => expect(page).toHaveFocus())
  },
}

const hostile: RichTextDocument = {
  type: 'doc',
  content: [
    ...body.content,
    { type: 'script', content: [text('window.hurt = 1')] },
    { type: 'iframe', attrs: { src: 'javascript:alert(1)' } },
    paragraph(
      text('不是链接', 'link', { href: 'JaVaScript:window.hurt=1' }),
      text('没有样式', 'style', { style: 'position:fixed' }),
    ),
    paragraph(text('<img src=x onerror="window.hurt = 1">')),
    { type: 'picture', attrs: { key: '../secret', alt: '' } },
  ],
}

export const ShowsOnlyWhatIsSafe: Story = {
  render: inBoth(() => (
    <Column width={480}>
      <RichText value={hostile} hrefOf={(key) => (key === 'hall.jpg' ? drawn('#7a9') : undefined)} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com/'])
    await expect(canvasElement.querySelector('script, svg, iframe, [style*="fixed"], [onclick], [onerror]')).toBeNull()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect('hurt' in window).toBe(false)
  },
}

/** What WeChat, Word, WPS and pages put into the clipboard: what a text keeps of it, read as the editor reads it. */
export const ReadsWhatWasCopied: Story = {
  render: inBoth((say) => (
    <Column width={560}>
      <RichText value={{ type: 'doc', content: readPasted(pasted[13]?.html ?? '').document.content }} />
      <p>{say(`${pasted.length} 份样本`, `${pasted.length} samples`)}</p>
    </Column>
  )),
  play: async () => {
    for (const { name, html, rtf, holds, pictures: from = [], isContentLost = false } of pasted) {
      const read = readPasted(html, rtf)
      await expect({ name, holds: read.document.content.map(told).join(' ') }).toEqual({ name, holds })
      const taken = read.pictures.map((one) => (typeof one === 'object' ? one.type : (one ?? '')))
      await expect({ name, taken, lost: read.isContentLost }).toEqual({ name, taken: from, lost: isContentLost })
    }
    const large = `<p>一</p>${'<script>x()</script><div onclick="x()"></div>'.repeat(440_000)}<p>二</p>`
    await expect(large.length).toBeGreaterThan(19_000_000)
    await expect(readPasted(large).document.content.map(told).join(' ')).toBe('paragraph(一) paragraph(二)')
    await expect('hurt' in window).toBe(false)
  },
}
