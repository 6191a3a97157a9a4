import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { SignInState } from '@icss/core/sign-ins/sign-in.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import { forever } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import SignInScreen from './SignInScreen.tsx'

const meta = { title: 'Screens/SignIn', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj

const [first, , long] = storyMeetings
if (!first || !long) throw new Error('There is no meeting to show.')
const now = () => Date.parse('2026-11-28T05:52:00.000Z')

const people = [
  ['欧阳娜', ''],
  ['王明', '力嘉智能'],
  ['李小雨', '前海物流'],
  ['陈思远', '智能光电'],
  ['赵敏', '华南教育'],
  ['孙海涛', '智能金融'],
  ['周立波', '南山医药'],
  ['吴晓东', '宝安纺织'],
  ['阿卜杜拉·买买提·艾力江', '深圳市前海智能装备与工业互联网协同创新研究院有限公司'],
  ['郑爽', '龙岗能源'],
] as const

const state: SignInState = {
  expected: 1204,
  signedIn: 861,
  isOpen: true,
  hasLink: true,
  code: {
    url: 'https://icss.example.cn/p/Zm9vYmFyYmF6cXV4MTIzNA?c=a8Hk2mQ0xPz41bRt',
    nextAt: '2026-11-28T05:52:07.000Z',
  },
  wall: Array.from({ length: 24 }, (_, i) => {
    const [name, company] = people[i % people.length] ?? ['', '']
    return { number: 861 - i, name, company }
  }),
  perMinute: [2, 4, 6, 10, 16, 20, 29, 34, 40, 38, 47, 43, 45, 41, 44, 48, 42, 73],
}

async function* told(...states: SignInState[]): AsyncGenerator<SignInState, void> {
  yield* states
  await forever()
}

const screen = (shown: SignInState | ProblemError | undefined, meeting: Meeting = first) =>
  storyScreen(`/signinPreview/${meeting.id}`, <SignInScreen params={{ id: meeting.id }} now={now} />, {
    answers: {
      signIns: {
        follow: () => {
          if (shown instanceof ProblemError) return Promise.reject(shown)
          return shown === undefined ? forever() : Promise.resolve(told(shown))
        },
      },
      signInLinks: { openLink: () => Promise.reject(new ProblemError('request.too_many', { params: { seconds: 9 } })) },
    },
  })

const sees =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words)
  }

export const Screen: Story = { render: screen(state), play: sees(/^861$/) }

export const NamesShown: Story = {
  render: screen(state),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('861')
    await userEvent.keyboard('n')
    await expect(await canvas.findAllByText('欧阳娜')).not.toHaveLength(0)
  },
}

export const OnAPhone: Story = {
  render: screen(state),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /手机预览|On a phone/ }))
    await within(canvasElement).findByText(/还剩|left/)
  },
}

export const Nobody: Story = {
  render: screen({ ...state, signedIn: 0, wall: [], perMinute: state.perMinute.map(() => 0) }),
  play: sees(/等待第一位|Waiting for the first/),
}

export const Closed: Story = {
  render: screen({ ...state, isOpen: false, code: null }),
  play: sees(/不在签到时间|Nobody can/),
}

export const NoCodeYet: Story = {
  render: screen({ ...state, hasLink: false, code: null }),
  play: sees(/还没有开通|is not on yet/),
}

export const LongName: Story = { render: screen(state, long), play: sees(/^861$/) }

export const Offline: Story = {
  render: screen(new ProblemError('client.network')),
  play: sees(/网络中断|No network/),
}

export const Loading: Story = { render: screen(undefined), play: sees(/网络正常|Connected/) }
