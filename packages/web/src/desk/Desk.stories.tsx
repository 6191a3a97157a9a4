import type { Meta, StoryObj } from '@storybook/react-vite'
import { deleteDB } from 'idb'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { storyCamera } from '../camera/camera.fixture.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import { storyParticipants } from '../participants/participants.records.fixture.ts'
import { ReloginProvider } from '../sessions/Relogin.tsx'
import { noteExpiry } from '../sessions/session-expiry.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { type StoryScreen, storyScreen } from '../story/storyScreen.tsx'
import DeskScreen from './DeskScreen.tsx'

let isBack = false
addEventListener('online', () => (isBack = true))

const meta = {
  title: 'Screens/Sign-in desk',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  async beforeEach() {
    sessionStorage.clear()
    localStorage.clear()
    isBack = false
    await deleteDB('icss-desk')
  },
} satisfies Meta
export default meta
type Story = StoryObj

const running = { ...storyMeetings[1], endAt: '', expected: 9, signedIn: 7 } as (typeof storyMeetings)[number]
const { id } = running

/** Signs in whoever is asked for, as the server would. */
const outcomeOf = (nonce: string, participantId: string): DeskOutcome => {
  const one = storyParticipants.find((person) => person.id === participantId)
  const isHere = one?.way === 'phone' || one?.way === 'desk'
  return {
    nonce,
    outcome: isHere ? 'already' : 'done',
    fault: null,
    participant: one
      ? { ...one, number: one.number ?? 58, way: 'desk', presence: 'here', entitlement: 'entitled' }
      : null,
  }
}
const answers: StoryAnswers = {
  meetings: { show: async () => running },
  desk: {
    key: async () => ({ list: 'list', facts: 'facts' }),
    list: async () => ({ people: [...storyParticipants], next: null, hasOpenDraw: false }),
    record: async ({ body: { facts } }) => ({
      items: facts.map((fact) => {
        if (fact.kind === 'signIn') return outcomeOf(fact.nonce, fact.participantId)
        return { nonce: fact.nonce, outcome: 'done' as const, fault: null, participant: null }
      }),
    }),
  },
}
const deskScreen = <DeskScreen params={{ id }} />
const screen = (story: StoryScreen = {}, shown = deskScreen) =>
  storyScreen(`/signInDesk/${id}`, shown, {
    ...story,
    answers: { ...answers, ...story.answers },
  })

/** The field of a desk that has its list: who asks before has nobody to find without a network. */
async function fieldIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await canvas.findByText(/^(断网也能签到|Works without a network)/)
  return canvas.getByRole('searchbox', { name: /^(扫胸卡|Scan a badge)/ })
}

export const Waiting: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await expect(await fieldIn(canvasElement)).toHaveFocus()
  },
}

/** Several are meant: each has a button; those who are unverified can be verified. */
export const Several: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldIn(canvasElement), '南')
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: /^(签到 李慧敏|Sign in 李慧敏)$/ })
    await canvas.findByRole('button', { name: /^(核实 赵强|Verify 赵强)$/ })
  },
}

/** Enter signs in whom alone it means, and the field waits for the next. */
export const SignedIn: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await fieldIn(canvasElement)
    await userEvent.type(field, '李慧敏{enter}')
    await canvas.findByText(/^(李慧敏 已签到|李慧敏 is signed in)$/)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await canvas.findByRole('button', { name: /^(撤销 李慧敏|Undo 李慧敏)/ })
  },
}

const badge = '0199aa00-0000-7000-8000-0000000000e1'
const expected = storyParticipants.find(({ name }) => name === '李慧敏') as (typeof storyParticipants)[number]
const openCamera = async (canvasElement: HTMLElement) => {
  await fieldIn(canvasElement)
  const button = within(canvasElement).getByRole('button', { name: /^(摄像头扫码|Scan with the camera)$/ })
  await userEvent.click(button)
  return button
}

/** A badge before the camera is as one that a hand scanner reads; the camera waits for the next. */
export const Scanned: Story = {
  render: screen({
    answers: {
      participants: { show: async () => ({ ...expected, id: badge }) },
      desk: {
        ...answers.desk,
        record: async ({ body: { facts } }) => ({ items: facts.map(({ nonce }) => outcomeOf(nonce, expected.id)) }),
      },
    },
  }),
  beforeEach: () => storyCamera({ sees: badge }),
  play: async ({ canvasElement }) => {
    await openCamera(canvasElement)
    await within(canvasElement).findByText(/^(李慧敏 已签到|李慧敏 is signed in)$/)
    await within(canvasElement).findByText(/^(请把胸卡上的码对准摄像头|Hold badges)/)
  },
}

/** Escape closes the camera, and its button has the focus again. */
export const ScannedOther: Story = {
  render: screen(),
  beforeEach: () => storyCamera({ sees: 'https://icss.example.cn/p/bQ7rX2mZk0sT9vLwYcEa1g' }),
  play: async ({ canvasElement }) => {
    const button = await openCamera(canvasElement)
    await within(canvasElement).findByText(/^(这不是胸卡上的码|This is not the code of a badge)$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await within(canvasElement).findByText(/^(请把胸卡上的码对准摄像头|Hold badges)/)
  },
}

/** Whom was signed in gets a badge: Enter prints it, and the field waits for the next. */
export const Badge: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await fieldIn(canvasElement)
    await userEvent.type(field, '李慧敏{enter}')
    const open = await canvas.findByRole('button', { name: /^(胸卡 李慧敏|Badge of 李慧敏)$/ })
    await userEvent.click(open)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByRole('img', { name: /^(签到台扫的码|Code for the desk)$/ })
    await waitFor(() => expect(dialog.getByRole('button', { name: /^(打印|Print)$/ })).toHaveFocus())
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(open)
    await within(document.body).findByRole('dialog')
  },
}

export const HereBefore: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldIn(canvasElement), '王明{enter}')
    await within(canvasElement).findByText(/^(王明 之前已签到|王明 had signed in before)$/)
  },
}

/** Nobody of the list: who stands there can be added by the name that was typed. */
export const WalkIn: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldIn(canvasElement), '不速之客')
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(现场添加“不速之客”|Add “不速之客”)$/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: /^(姓名|Name)/ })).toHaveValue('不速之客')
  },
}

export const BadgeOfAnother: Story = {
  render: screen({
    answers: {
      participants: {
        show: async () => {
          throw new ProblemError('request.not_found')
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldIn(canvasElement), '0190a000-0000-7000-8000-000000000001{enter}')
    await within(canvasElement).findByText(/^(这张胸卡不是这场会议的|This badge belongs to another meeting)$/)
  },
}

export const Refused: Story = {
  render: screen({
    answers: { desk: { ...answers.desk, record: () => Promise.reject(new ProblemError('meeting.cancelled')) } },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldIn(canvasElement), '李慧敏{enter}')
    await within(canvasElement).findByText(/^(会议已取消|The meeting (was|is|has been) cancelled)/)
  },
}

type Answered = NonNullable<NonNullable<StoryAnswers['desk']>['record']>
/** The network is gone until the browser says that it is back; from then on `then` answers. */
const untilOnline = (then: Answered, hasOpenDraw = false): StoryScreen => {
  return {
    answers: {
      desk: {
        ...answers.desk,
        list: async () => ({ people: [...storyParticipants], next: null, hasOpenDraw }),
        record: (input, options) =>
          isBack ? then(input, options) : Promise.reject(new ProblemError('client.network')),
      },
    },
  }
}
const isKept = /^(李慧敏 已签到，待上交|李慧敏 is signed in, not handed in yet)$/

/** Signs one of the list in and adds a walk-in, both of which wait. */
async function keepTwo(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const field = await fieldIn(canvasElement)
  await userEvent.type(field, '李慧敏{enter}')
  await canvas.findByText(isKept)
  await userEvent.type(field, '不速之客')
  await userEvent.click(await canvas.findByRole('button', { name: /^(现场添加“不速之客”|Add “不速之客”)$/ }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^(现场添加并签到|Add and sign in)$/ }))
  await waitFor(() => expect(field).toHaveFocus())
  await canvas.findByText(/^(连不上服务器，2 条待上交|The server cannot be reached: 2 are waiting to be handed in)$/)
  return { canvas, field }
}

/** Without a network people are found, signed in and added all the same; all of it waits. */
export const Offline: Story = {
  render: screen(untilOnline(async () => forever())),
  play: async ({ canvasElement }) => {
    const { canvas, field } = await keepTwo(canvasElement)
    await expect(canvas.getAllByText(/^(待上交|To hand in)$/)).toHaveLength(2)
    await userEvent.type(field, '李慧敏')
    await canvas.findByText(/^(已签到|Signed in)$/)
    await userEvent.type(field, '{enter}')
    await canvas.findByText(/^(李慧敏 之前已签到|李慧敏 had signed in before)$/)
    await userEvent.type(field, '南')
    await canvas.findByRole('button', { name: /^(核实 赵强|Verify 赵强)$/ })
  },
}

export const OfflineInADraw: Story = {
  render: screen(untilOnline(async () => forever(), true)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(抽奖正在进行|A draw is under way)/)
    await userEvent.type(await fieldIn(canvasElement), '李慧敏{enter}')
    await canvas.findByText(isKept)
  },
}

/** What waits and is taken back by the desk never reaches the server. */
export const OfflineUndone: Story = {
  render: screen(untilOnline(async () => forever())),
  play: async ({ canvasElement }) => {
    const { canvas } = await keepTwo(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(撤销 不速之客|Undo 不速之客)/ }))
    await canvas.findByText(/^(连不上服务器，1 条待上交|The server cannot be reached: 1 is waiting to be handed in)$/)
  },
}

const helper = { facts: 0, createdAt: '2026-11-20T01:00:00.000Z', lastUsedAt: null, endedAt: null }
const helpers: StoryAnswers['deskHelpers'] = {
  list: async () => ({
    items: [
      {
        ...helper,
        id: '0199aa00-0000-7000-8000-0000000000d1',
        name: '张志愿',
        facts: 37,
        lastUsedAt: '2026-11-24T06:31:00.000Z',
      },
      { ...helper, id: '0199aa00-0000-7000-8000-0000000000d2', name: '李前台' },
      {
        ...helper,
        id: '0199aa00-0000-7000-8000-0000000000d3',
        name: '王临时',
        facts: 4,
        lastUsedAt: '2026-11-24T05:02:00.000Z',
        endedAt: '2026-11-24T05:10:00.000Z',
      },
    ],
    total: 3,
  }),
  link: async () => ({ url: 'https://icss.example.cn/p/bQ7rX2mZk0sT9vLwYcEa1g' }),
}
const openHelpers = async (canvasElement: HTMLElement) => {
  await fieldIn(canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(签到帮手|Helpers at the door)$/ }))
  return within(await within(document.body).findByRole('dialog'))
}

/** Who signs people in at the door on their own phone, with the link of one of them. */
export const Helpers: Story = {
  render: screen({ answers: { deskHelpers: helpers } }),
  play: async ({ canvasElement }) => {
    const dialog = await openHelpers(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: /^(李前台 的链接|Link of 李前台)$/ }))
    await dialog.findByText(/bQ7rX2mZk0sT9vLwYcEa1g/)
  },
}

export const NoHelpers: Story = {
  render: screen({ answers: { deskHelpers: { list: async () => ({ items: [], total: 0 }) } } }),
  play: async ({ canvasElement }) => {
    const dialog = await openHelpers(canvasElement)
    await dialog.findByText(/^(还没有帮手|No helpers yet)/)
  },
}

/** The session has ended: the desk signs in all the same, and offers the login, which a scanner would else type into. */
export const LoggedOut: Story = {
  render: screen(
    {
      answers: {
        desk: {
          ...answers.desk,
          record() {
            noteExpiry(401, () => 'Bearer')
            return Promise.reject(new ProblemError('session.expired', { status: 401 }))
          },
        },
      },
    },
    <ReloginProvider>{deskScreen}</ReloginProvider>,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await fieldIn(canvasElement), '李慧敏{enter}')
    await canvas.findByText(isKept)
    await canvas.findByText(/^(登录已过期，1 条待上交|Your session has ended: 1 is waiting to be handed in)$/)
    await canvas.findByRole('button', { name: /^(重新登录|Log in again)$/ })
  },
}

export const HandingIn: Story = {
  render: screen(untilOnline(async () => forever())),
  play: async ({ canvasElement }) => {
    const { canvas } = await keepTwo(canvasElement)
    dispatchEvent(new Event('online'))
    await canvas.findByText(/^(正在上交 2 条|Handing in 2)$/)
  },
}

/** Handed in later: who was signed in has a number, who was refused is shown with the reason until somebody has seen it. */
export const HandedIn: Story = {
  render: screen(
    untilOnline(async ({ body: { facts } }) => ({
      items: facts.map((fact) =>
        fact.kind === 'signIn'
          ? outcomeOf(fact.nonce, fact.participantId)
          : {
              nonce: fact.nonce,
              outcome: 'refused' as const,
              fault: { code: 'participants.phone_taken' as const, params: {} },
              participant: null,
            },
      ),
    })),
  ),
  play: async ({ canvasElement }) => {
    const { canvas } = await keepTwo(canvasElement)
    dispatchEvent(new Event('online'))
    const refused = within(await canvas.findByRole('region', { name: /^(没有被接受的办理|What was not accepted)$/ }))
    await refused.findByText('不速之客')
    await canvas.findByText(/^(编号 58|No. 58)$/)
    await canvas.findByText(/^(已连接，没有待上交的办理|Connected\. Nothing is waiting to be handed in\.)$/)
  },
}
export const Ended: Story = {
  render: screen({
    answers: { meetings: { show: async () => ({ ...running, state: 'ended', endedAt: '2026-11-21T09:00:00.000Z' }) } },
  }),
  play: async ({ canvasElement }) => {
    await expect(meetingStateAt({ ...running, endedAt: '2026-11-21T09:00:00.000Z' }, Date.now())).toBe('ended')
    await within(canvasElement).findByText(/^(会议已结束，签到台不再签到|The meeting has ended)/)
  },
}
