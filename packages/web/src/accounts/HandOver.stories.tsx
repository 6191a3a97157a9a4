import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import type { AdminPhone } from '@icss/core/channels/admin-phone.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import PersonalCenterScreen from '../channels/PersonalCenterScreen.tsx'
import type { ServerClient } from '../server/client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever } from '../story/stub-client.ts'

/** The administrator of a channel hands over to another of its accounts. */
const meta = {
  title: 'Screens/Personal centre/Change of administrator',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const { id: meId } = sessionFixture().account

const account = (at: number, change: Partial<Account>): Account => ({
  id: `0199aa00-0000-7000-8000-00000000a1${String(at).padStart(2, '0')}`,
  number: String(755_010 + at),
  name: '王明',
  phone: `1380013${String(8000 + at)}`,
  remark: '',
  role: 'channel-account',
  isCurrentAdmin: false,
  templateId: null,
  templateName: null,
  ownFlags: null,
  flags: flags.map(() => false),
  business: false,
  enabled: true,
  mustChangePassword: false,
  lastSeenAt: '2026-11-24T08:21:00.000Z',
  createdAt: '2026-09-01T02:00:00.000Z',
  version: 1,
  ...change,
})

const people: readonly Account[] = [
  account(0, {
    id: meId,
    number: '755001',
    name: '陈思远',
    role: 'channel-admin',
    isCurrentAdmin: true,
    flags: [...allFlags],
  }),
  account(1, { name: '欧阳娜' }),
  account(2, { name: '赵启明（南山培训中心借调）' }),
  account(3, { name: '林晓', mustChangePassword: true }),
  account(4, { name: '周舟', enabled: false }),
  account(5, { name: '何青', phone: '' }),
]

const present: AdminPhone = { phone: '13800138000', isOwn: true, codes: 'sent', hasFactor: true, next: null }

const centre = ({
  channels = {},
  phone = present,
  session = sessionFixture(),
  show = () => Promise.resolve(phone),
}: {
  channels?: Partial<ServerClient['channels']>
  phone?: AdminPhone
  session?: ReturnType<typeof sessionFixture>
  show?: () => Promise<AdminPhone>
} = {}) =>
  storyScreen('/personalCenter?tab=accounts', <PersonalCenterScreen />, {
    session,
    answers: {
      accounts: {
        list: (asked) => {
          const { q = '' } = (asked as { query?: { q?: string } } | undefined)?.query ?? {}
          const items = people.filter(({ name, number, phone: own }) => `${name} ${number} ${own}`.includes(q))
          return Promise.resolve({ items, total: items.length })
        },
        show: ({ params }) => Promise.resolve(people.find(({ id }) => id === params.accountId) ?? account(9, {})),
      },
      permissionTemplates: { list: () => Promise.resolve({ items: [], total: 0 }) },
      subChannels: { list: () => Promise.resolve({ items: [], total: 0, quota: 50 }) },
      adminPhone: { show },
      channels: { sendAdminCode: () => Promise.resolve({ seconds: 60 }), ...channels },
    },
  })

/** The list over the dialog opens with the focus. */
async function closeList(dialog: Dialog) {
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(await candidateIn(dialog)).toHaveAttribute('aria-expanded', 'false'))
}

type Played = Parameters<NonNullable<Story['play']>>[0]

/** Opens the dialog from the menu of an account's row. */
async function open({ canvasElement }: Pick<Played, 'canvasElement'>, name = '陈思远') {
  const canvas = within(canvasElement)
  const menu = new RegExp(`(${name}.*更多操作|More.*${name})`)
  await userEvent.click((await canvas.findAllByRole('button', { name: menu }))[0] as HTMLElement)
  const body = within(document.body)
  const item = name === '陈思远' ? /^(更换管理员|Change administrator)$/ : /^(设为管理员|Make administrator)$/
  await userEvent.click(await body.findByRole('menuitem', { name: item }))
  return within(await body.findByRole('dialog'))
}
type Dialog = Awaited<ReturnType<typeof open>>

const candidateIn = (dialog: Dialog) => dialog.findByRole('combobox', { name: /^(新管理员|New administrator)/ })
const codeIn = (dialog: Dialog) => dialog.findByRole('textbox', { name: /^(对方手机|Code sent)/ })
const prove = async (dialog: Dialog) => {
  await userEvent.type(await codeIn(dialog), '123456')
  await userEvent.type(dialog.getByLabelText(/^(当前密码|Current password)/), 'chosen_2026')
}
const send = async (dialog: Dialog) =>
  userEvent.click(await dialog.findByRole('button', { name: /^(获取验证码|Get a code)$/ }))
const submitIn = (dialog: Dialog) => dialog.getByRole('button', { name: /^(确认更换|Change administrator)$/ })
const submit = (dialog: Dialog) => userEvent.click(submitIn(dialog))

const refusing = (field: string, fault: FieldError) =>
  fn(() => Promise.reject(new ProblemError('request.invalid', { errors: { [field]: fault } })))

/** Seconds that stand still, for a picture. */
function holdSeconds() {
  const real = window.setTimeout
  window.setTimeout = ((work: TimerHandler, after?: number) =>
    after === 1000 ? 0 : real(work, after)) as typeof window.setTimeout
  return () => {
    window.setTimeout = real
  }
}

export const AsksWhom: Story = {
  render: centre(),
  play: async (played) => {
    const dialog = await open(played)
    await submit(dialog)
    await waitFor(async () => expect(await candidateIn(dialog)).toHaveFocus())
    await closeList(dialog)
  },
}

export const Loading: Story = { render: centre({ show: forever }), play: async (played) => void (await open(played)) }

/** The list lies over the page, outside its landmarks. */
export const ChoosesByPhone: Story = {
  tags: ['!screen', 'composite'],
  render: centre(),
  play: async (played) => {
    const dialog = await open(played)
    await userEvent.type(await candidateIn(dialog), '13800138')
    const list = within(await within(document.body).findByRole('listbox'))
    await expect(await list.findByRole('option', { name: /陈思远/ })).toHaveTextContent(
      /当前管理员|current administrator/,
    )
    await expect(list.getByRole('option', { name: /周舟/ })).toHaveTextContent(/已停用|disabled/)
  },
}

/** All of it by keyboard. */
export const CodeIsSent: Story = {
  beforeEach: holdSeconds,
  render: centre(),
  play: async (played) => {
    const dialog = await open(played)
    await userEvent.type(await candidateIn(dialog), '138001380')
    await userEvent.keyboard('{ArrowDown}')
    const list = within(await within(document.body).findByRole('listbox'))
    await list.findByRole('option', { name: /欧阳娜/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await candidateIn(dialog)).toHaveValue('13800138001 欧阳娜')
    await userEvent.tab()
    await expect(await codeIn(dialog)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByRole('button', { name: /60 (秒|s)/ })).toBeDisabled()
  },
}

export const PhoneIsTheCurrentOne: Story = {
  render: centre({
    channels: { sendAdminCode: refusing('accountId', { code: 'account.is_current_admin', params: {} }) },
  }),
  play: async (played) => {
    const dialog = await open(played, '欧阳娜')
    await expect(await candidateIn(dialog)).toHaveValue('13800138001 欧阳娜')
    await send(dialog)
    await expect(await dialog.findByText(/所选手机号已是当前管理员|The chosen phone is the current/)).toBeVisible()
    await expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

export const CodeIsWrong: Story = {
  render: centre({ channels: { changeAdmin: refusing('code', { code: 'sms_code.wrong', params: { left: 4 } }) } }),
  play: async (played) => {
    const dialog = await open(played, '欧阳娜')
    await prove(dialog)
    await submit(dialog)
    await expect(await dialog.findByText(/认证失败，信息有误|Certification failed/)).toBeVisible()
  },
}

const bound = () =>
  fn(({ body }: { body: { confirmed?: boolean | undefined } }) =>
    body.confirmed ? forever<never>() : Promise.reject(new ProblemError('account.bound_elsewhere')),
  )

export const IsBoundElsewhere: Story = {
  render: centre({ channels: { changeAdmin: bound() } }),
  play: async (played) => {
    const dialog = await open(played, '赵启明')
    await prove(dialog)
    await submit(dialog)
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      /已绑定其他频道|bound to another channel/,
    )
  },
}

const answers = bound()

/** The answer goes with the same code; another choice asks for both anew. */
export const AnswersTheQuestion: Story = {
  render: centre({ channels: { changeAdmin: answers } }),
  play: async (played) => {
    answers.mockClear()
    const dialog = await open(played, '赵启明')
    await prove(dialog)
    await submit(dialog)
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^(取消|Cancel)$/ }))
    await expect(await dialog.findByText(/该用户已绑定其他频道|The user is bound/)).toBeVisible()
    await submit(dialog)
    const again = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: /^(仍要更换|Change all the same)$/ }))
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(3))
    await expect(answers.mock.calls.map(([{ body }]) => body)).toEqual(
      [false, false, true].map((confirmed) => ({
        accountId: people[2]?.id,
        code: '123456',
        currentPassword: 'chosen_2026',
        confirmed,
      })),
    )
    // The question is gone once the focus is where it was before it.
    await waitFor(() => expect(submitIn(dialog)).toHaveFocus())
  },
}

export const AnotherChoice: Story = {
  render: centre(),
  play: async (played) => {
    const dialog = await open(played, '欧阳娜')
    await send(dialog)
    await expect(await dialog.findByRole('button', { name: /\d+ (秒|s)/ })).toBeDisabled()
    await userEvent.type(await codeIn(dialog), '123456')
    await userEvent.type(await candidateIn(dialog), '{Backspace}')
    await closeList(dialog)
    await expect(await codeIn(dialog)).toHaveValue('')
    await expect(await dialog.findByRole('button', { name: /^(获取验证码|Get a code)$/ })).toBeEnabled()
  },
}

export const WithoutAGateway: Story = {
  render: centre({ phone: { ...present, codes: 'off' } }),
  play: async (played) => {
    const dialog = await open(played, '欧阳娜')
    await expect(await dialog.findByText(/没有短信网关|no SMS gateway/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^(两步验证码|Code of the second factor)/ })).toBeVisible()
  },
}

/** Whoever manages accounts without being the administrator hands nothing over. */
export const NotForAClerk: Story = {
  render: centre({
    session: sessionFixture({
      account: { id: people[1]?.id ?? '', role: 'channel-account' },
      channel: { flags: onlyFlags('accountManagement') },
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [menu] = await canvas.findAllByRole('button', { name: /(赵启明.*更多操作|More.*赵启明)/ })
    await userEvent.click(menu as HTMLElement)
    const body = within(document.body)
    await body.findByRole('menuitem', { name: /^(权限从哪里来|Where the rights come from)$/ })
    await expect(body.queryByRole('menuitem', { name: /管理员|administrator/ })).not.toBeInTheDocument()
  },
}
