import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName, longWord } from '../story/longName.ts'
import { RichText } from './RichText.tsx'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const meta = { title: 'Fields/RichText', component: RichTextField, tags: ['composite'] } satisfies Meta<
  typeof RichTextField
>
export default meta
type Story = StoryObj

const labels = (say: Say): RichTextFieldProps['labels'] => ({
  toolbar: say('格式', 'Format'),
  bold: say('加粗', 'Bold'),
  italic: say('斜体', 'Italic'),
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

const body =
  '<p>各会员企业：</p><p>年会定于<strong>2026 年 11 月 28 日</strong>举行，请<a href="https://example.com/">报名</a>。</p><ol><li><p>签到</p></li><li><p>会员<em>交流</em></p></li></ol>'

const keep = () => {}

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
        description={say('会显示在首屏', 'Shown on the home screen')}
      />
      <RichTextField
        label={say('正文', 'Body')}
        maxLength={100}
        labels={labels(say)}
        value={`<p>${longName}${longWord} 👩‍🏫𠮷</p>`}
        onChange={keep}
        error={say('最多 100 个字', 'At most 100 characters')}
      />
      <RichTextField label={say('正文', 'Body')} labels={labels(say)} isDisabled value="<p>—</p>" onChange={keep} />
    </Column>
  )),
}

const changed = fn<(html: string) => void>()

export const WrittenByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={560}>
      <Held initial="">
        {(value, set) => (
          <RichTextField
            label={say('正文', 'Body')}
            maxLength={500}
            labels={labels(say)}
            value={value}
            onChange={(html) => {
              changed(html)
              set(html)
            }}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    changed.mockClear()
    const canvas = within(canvasElement)
    const last = () => changed.mock.calls.at(-1)?.[0]
    const page = await canvas.findByRole('textbox', { name: /正文|Body/ })

    // Into the toolbar, along it, and on into the text.
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /项目列表|Bullets/ })).toHaveFocus()
    // The events made here do not see that the toolbar hands Tab on at once, as it does in a browser.
    for (let stop = 0; stop < 8 && document.activeElement !== page; stop += 1) await userEvent.tab()
    await expect(page).toHaveFocus()

    // Pasting keeps what a body may hold and drops the rest.
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 onclick="x()">通知</h1><script>x()</script><ul><li style="font-weight:700">签到<img src="x" onerror="x()"></li></ul>' +
        '<p><a href="javascript:x()">坏</a><a href="https://example.com/" onclick="x()">好</a></p>',
    )
    page.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    await waitFor(() =>
      expect(last()).toBe(
        '<p>通知</p><ul><li><p><strong>签到</strong></p></li></ul><p>坏<a href="https://example.com/" rel="noopener noreferrer nofollow">好</a></p>',
      ),
    )
    await expect(canvas.getByText('8 / 500')).toBeVisible()

    // All of it bold and undone again, by keys.
    await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
    await expect(last()).toMatch(/^<p><strong>通知/)
    await expect(canvas.getByRole('button', { name: /加粗|Bold/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(last()).toMatch(/^<p>通知/)

    // A link asks for an address that leads somewhere.
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await within(document.body).findByRole('textbox', { name: /地址|Address/ })
    await userEvent.clear(address)
    await userEvent.type(address, 'javascript:x(){Enter}')
    await expect(await within(document.body).findByText(/格式不正确|Not a link/)).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://icss.example/{Enter}')
    await waitFor(() => expect(last()).toMatch(/^<p><a href="https:\/\/icss.example\/"/))
    await waitFor(() => expect(page).toHaveFocus())
  },
}

const hostile = `${body}<script>window.hurt = 1</script><img src="x" onerror="window.hurt = 1"><svg onload="window.hurt = 1"></svg>
<p style="position:fixed" onclick="window.hurt = 1">样式不带<iframe src="javascript:alert(1)"></iframe></p><a href="JaVaScript:window.hurt=1">不是链接</a>`

export const ShowsOnlyWhatIsSafe: Story = {
  render: inBoth(() => (
    <Column width={480}>
      <RichText html={hostile} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com/'])
    await expect(canvasElement.querySelector('script, img, svg, iframe, [style*="fixed"], [onclick]')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect('hurt' in window).toBe(false)
  },
}
