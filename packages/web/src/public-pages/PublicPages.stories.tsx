import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { PublicActivity } from '@icss/core/activities/activities.contract.ts'
import type { PublicBusinessCard } from '@icss/core/business-cards/business-cards.contract.ts'
import type { PublicCompany } from '@icss/core/companies/public-companies.contract.ts'
import type { PublicCourse } from '@icss/core/courses/public-courses.contract.ts'
import type { PublicLive } from '@icss/core/lives/public-lives.contract.ts'
import type { OwnIntroduction } from '@icss/core/introductions/introduction.ts'
import type { DeskGuest, HelperDesk } from '@icss/core/desk-helpers/desk-helper.ts'
import type { PublicChamber } from '@icss/core/chamber-pages/chamber-pages.contract.ts'
import { richTextOf } from '@icss/core/rich-text/rich-text.ts'
import type { PublicPageContent } from '@icss/core/public-links/public-page.ts'
import type { PhoneDraw } from '@icss/core/lotteries/phone-draw.ts'
import type { OwnSignUp } from '@icss/core/sign-ups/sign-up.ts'
import type { Place, SignInPage } from '@icss/core/sign-ins/sign-in.ts'
import { storyCamera } from '../camera/camera.fixture.ts'
import { storyNotices } from '../notices/notices.records.fixture.ts'
import { storyDemands } from '../demands/demands.records.fixture.ts'
import { storyResources } from '../resources/resources.records.fixture.ts'
import { emptyHome } from '@icss/core/home-settings/home-document.ts'
import { noLists, storyDraft, storyView } from '../home-settings/home-settings.records.fixture.ts'
import { answerPicker } from '@icss/ui/story/transfer.ts'
import { drawnPicture } from '@icss/ui/story/drawnPicture.ts'
import { pictureOf } from '../story/training.ts'
import type { OwnFiled } from './own-filed.ts'
import { OwnShelf } from './OwnShelf.tsx'
import { type PageView, viewOf } from './page-views.ts'
import { PublicPageView } from './PublicPageView.tsx'

const meta = {
  title: 'Screens/PublicPages',
  tags: ['screen', 'large-text'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const shown = (
  content: PublicPageContent,
  { reporter, logo }: { readonly reporter?: string; readonly logo?: string } = {},
): Story => ({
  loaders: [async () => ({ view: await viewOf(content) })],
  render: (_, { globals, loaded }) => (
    <PublicPageView
      language={globals['language'] as Language}
      content={content}
      view={loaded['view'] as PageView}
      logo={logo}
      reporter={reporter}
    />
  ),
})

const [first] = storyNotices
if (!first) throw new Error('There is no notice to show.')
const { title, body, bodyText, publisher, startAt, endAt } = first
const notice = {
  channelName: '深圳培训频道',
  title,
  body,
  bodyText,
  pictures: {},
  publisher,
  startAt,
  endAt,
  file: '',
}

export const Notice: Story = shown({ kind: 'notice', notice })

export const LongNotice: Story = shown({
  kind: 'notice',
  notice: {
    ...notice,
    channelName: '广东省高新技术企业协会培训与人才发展中心',
    title: '关于组织会员单位参加二〇二六年度企业合规管理与数据安全专题培训并提交参训回执的通知',
    body: richTextOf(`${'各会员单位请按时间安排参加培训。'.repeat(24)}\nhttps://www.example.cn/${'a'.repeat(80)}`),
    file: '/objects/a.pdf',
  },
})

export const News: Story = shown(
  {
    kind: 'news',
    news: {
      ...notice,
      channelName: '深圳软件商会',
      title: '走访会员企业：云帆软件',
      gallery: [
        { url: pictureOf(0), caption: '会长与云帆软件董事长合影' },
        { url: pictureOf(1), caption: '' },
      ],
      file: '/objects/a.pdf',
    },
  },
  { logo: pictureOf(2) },
)

const course: PublicCourse = {
  channelName: '深圳培训频道',
  name: '财税合规进阶',
  headImage: pictureOf(0),
  introduction: '面向财务负责人：发票、汇算清缴与税务稽查应对。',
  isLocked: false,
  videoUrl: '',
  chapters: [
    {
      name: '第一章 发票管理',
      videoUrl: '',
      lessons: [
        {
          name: '数电票的开具与红冲',
          courseMinutes: 12,
          courseSeconds: 30,
          videoUrl: 'https://video.example.cn/1.mp4',
        },
        {
          name: '取得不合规发票怎么办',
          courseMinutes: 8,
          courseSeconds: 5,
          videoUrl: 'https://video.example.cn/2.mp4',
        },
      ],
    },
    {
      name: '第二章 汇算清缴',
      videoUrl: '',
      lessons: [
        { name: '扣除项目与限额', courseMinutes: 20, courseSeconds: 0, videoUrl: 'https://video.example.cn/3.mp4' },
      ],
    },
  ],
}

export const Course: Story = shown({ kind: 'course', course })

export const CourseOfOneVideo: Story = shown({
  kind: 'course',
  course: { ...course, chapters: [], videoUrl: 'https://icss.example.cn/objects/a.mp4' },
})

export const CourseWithPassword: Story = shown({ kind: 'course', course: { ...course, isLocked: true, chapters: [] } })

/** A wrong password says how often it can be tried. */
export const CourseRefusesAPassword: Story = {
  ...CourseWithPassword,
  beforeEach: () => {
    const before = globalThis.fetch
    const errors = { password: { code: 'course.password_wrong', params: { left: 4 } } }
    globalThis.fetch = () => Promise.resolve(Response.json({ code: 'request.invalid', errors }, { status: 422 }))
    return () => {
      globalThis.fetch = before
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/观看密码|Password/), 'wrong1')
    await userEvent.click(canvas.getByRole('button', { name: /打开课程|Open the course/ }))
    await canvas.findByText(/4/)
  },
}

const live: PublicLive = {
  channelName: '深圳培训频道',
  name: '安全生产入门 1',
  headImage: pictureOf(2),
  startAt: '2026-11-26T06:00:00.000Z',
  endAt: '2026-11-26T08:00:00.000Z',
  endedAt: null,
  state: 'notStarted',
  tutorName: '林月华',
  watchUrl: '',
  recordingUrl: '',
}

export const Live: Story = shown({ kind: 'live', live })

export const LiveOnAir: Story = shown({
  kind: 'live',
  live: {
    ...live,
    state: 'live',
    watchUrl: 'rtmp://live.example.cn/live/0199aa00-0000-7000-8000-000000000001?watch=k3',
  },
})

export const LiveWithRecording: Story = shown({
  kind: 'live',
  live: {
    ...live,
    state: 'ended',
    endedAt: '2026-11-26T07:41:20.000Z',
    recordingUrl: 'https://icss.example.cn/objects/a.mp4',
  },
})

export const File: Story = shown({
  kind: 'file',
  file: {
    channelName: '深圳培训频道',
    name: '2026 年下半年培训计划',
    type: 'pdf',
    size: 2_411_724,
    time: '2026-11-20T01:00:00.000Z',
  },
})

export const Binding: Story = shown({
  kind: 'binding',
  page: { channelName: '深圳软件商会', companyName: '深圳市云帆软件有限公司', codes: 'sent' },
})

export const BindingWithoutCodes: Story = shown({
  kind: 'binding',
  page: { channelName: '深圳软件商会', companyName: '深圳市云帆软件有限公司', codes: 'off' },
})

const meeting = {
  channelName: '深圳软件商会',
  meeting: '深圳软件商会 2026 年会',
  address: '深圳会展中心 5 楼 簕杜鹃厅',
  startAt: '2026-11-28T06:00:00.000Z',
  endAt: '2026-11-28T09:30:00.000Z',
  description: '请提前 30 分钟到场签到。',
  background: '',
} as const
/** So far ahead that the clock of a form always shows the same. */
const formEndsAt = '2999-01-01T00:00:00.000Z'

const activity: PublicActivity = {
  channelName: '深圳软件商会',
  title: '走进前海智能物流：会员企业参访暨数字供应链对接会',
  place: '前海国际会议中心 3 楼',
  headImage: pictureOf(1),
  startAt: '2026-12-03T01:30:00.000Z',
  endAt: '2026-12-03T04:00:00.000Z',
  status: 0,
  publisher: '秘书处',
  company: '深圳软件商会',
  contact: '王明 0755-88886666',
  content: richTextOf('09:30 签到\n10:00 参观无人仓\n11:00 座谈：跨境仓配怎样降本'),
  contentText: '',
  pictures: {},
  signUp: {
    isOpen: true,
    until: '2026-12-01T10:00:00.000Z',
    left: 12,
    waitingList: true,
    requireCode: true,
    codes: 'sent',
    own: '',
  },
}
const activityWith = (change: Partial<NonNullable<PublicActivity['signUp']>>) =>
  shown({ kind: 'activity', activity: { ...activity, signUp: activity.signUp && { ...activity.signUp, ...change } } })

export const Activity: Story = shown({ kind: 'activity', activity })

export const ActivityIsFull: Story = activityWith({ left: 0, requireCode: false })

export const ActivityIsClosed: Story = activityWith({ isOpen: false })

/** As a bound employee sees it, who reports it. */
export const ActivityIsReported: Story = {
  ...shown({ kind: 'activity', activity: { ...activity, signUp: null } }, { reporter: 'abcdefgh' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(举报|Report)$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(提交举报|Send the report)$/ }))
    await canvas.findByRole('alert')
  },
}

export const ActivitySignedUpFor: Story = activityWith({ own: 'abcdefgh' })

/** The last place was taken while the form was filled in: what was typed stays, and the waiting list is offered. */
export const ActivityFillsUpMeanwhile: Story = {
  ...activityWith({ requireCode: false }),
  beforeEach: () => {
    const before = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/sign-up')
        ? Response.json({ code: 'sign_up.full_waiting', title: '', detail: '' }, { status: 409 })
        : before(input, init)
    return () => {
      globalThis.fetch = before
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(姓名|Name)/ }), '欧阳娜')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(手机号|Mobile number)/ }), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: /^(报名|Sign up)$/ }))
    await canvas.findByRole('button', { name: /^(候补|Join the waiting list)$/ })
  },
}

const ownSignUp: OwnSignUp = {
  channelName: '深圳软件商会',
  title: activity.title,
  place: activity.place,
  startAt: activity.startAt,
  endAt: activity.endAt,
  contact: activity.contact,
  name: '欧阳娜',
  state: 'confirmed',
  ahead: 0,
  mayCancel: true,
  url: 'https://icss.example.cn/p/bQ7rX2mZk0sT9vLwYcEa1g',
  activityPath: '/p/aQ7rX2mZk0sT9vLwYcEa1g',
}
const signedUp = (change: Partial<OwnSignUp> = {}) => shown({ kind: 'signUp', signUp: { ...ownSignUp, ...change } })

export const SignedUp: Story = signedUp()

export const SignUpWaits: Story = signedUp({ state: 'waiting', ahead: 6 })

export const SignUpCancelled: Story = signedUp({ state: 'cancelled', mayCancel: false })

export const SignUpIsCancelledAfterAQuestion: Story = {
  ...signedUp(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(取消报名|Cancel my sign-up)$/ }))
    await canvas.findByRole('alert')
  },
}

const helperDesk: HelperDesk = {
  channelName: '深圳培训频道',
  meeting: '2026 年会员大会暨颁奖典礼',
  address: '深圳会展中心 6 号馆',
  startAt: '2026-11-24T06:00:00.000Z',
  endAt: '2026-11-24T10:00:00.000Z',
  helper: '张志愿',
  signedIn: 128,
  expected: 300,
  isOver: false,
}
const deskGuest = {
  company: '深圳市前海智能装备有限公司',
  seat: 'A 区 3 桌',
  phoneEnd: '8000',
  number: null,
  signedInAt: null,
  isHere: false,
  needsDesk: true,
  entitlement: 'absent',
} as const satisfies Omit<DeskGuest, 'id' | 'name'>
const deskGuests: readonly DeskGuest[] = [
  { ...deskGuest, id: '0199aa00-0000-7000-8000-0000000000e1', name: '欧阳娜' },
  {
    ...deskGuest,
    id: '0199aa00-0000-7000-8000-0000000000e2',
    name: '欧阳明',
    seat: '',
    number: 57,
    isHere: true,
    needsDesk: false,
    entitlement: 'entitled',
  },
]
/** A helper's desk whose server finds these people and does what it is asked. */
const helperDeskWith = (items: readonly DeskGuest[], change: Partial<HelperDesk> = {}): Story => ({
  ...shown({ kind: 'desk', desk: { ...helperDesk, ...change } }),
  beforeEach: () => {
    const before = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const path = String(input)
      if (path.includes('/desk/guests')) return Response.json({ items, total: items.length })
      if (path.endsWith('/desk/facts')) {
        const { facts } = JSON.parse(String(init?.body)) as { facts: { nonce: string }[] }
        const guest = items[0] && { ...items[0], number: 129, isHere: true, needsDesk: false }
        return Response.json({
          items: facts.map(({ nonce }) => ({ nonce, outcome: 'done', fault: null, guest: guest ?? null })),
        })
      }
      return path.endsWith('/desk') ? Response.json({ ...helperDesk, signedIn: 129 }) : before(input, init)
    }
    return () => {
      globalThis.fetch = before
    }
  },
})
const deskField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('searchbox', { name: /^(扫胸卡|Scan a badge)/ })

/** The desk on the phone of a helper. */
export const DeskOfAHelper: Story = helperDeskWith(deskGuests)

export const DeskFindsPeople: Story = {
  ...helperDeskWith(deskGuests),
  play: async ({ canvasElement }) => {
    await userEvent.type(await deskField(canvasElement), '欧阳')
    await within(canvasElement).findByRole('button', { name: /^(签到 欧阳娜|Sign in 欧阳娜)$/ })
  },
}

/** Enter signs in whom alone it means; for a minute that can be taken back. */
export const DeskSignedIn: Story = {
  ...helperDeskWith(deskGuests.slice(0, 1)),
  play: async ({ canvasElement }) => {
    const field = await deskField(canvasElement)
    await userEvent.type(field, '欧阳娜{enter}')
    await within(canvasElement).findByRole('button', { name: /^(撤销 欧阳娜|Undo 欧阳娜)$/ })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
  },
}

/** What became of a badge before the camera stands below its picture. */
export const DeskScans: Story = {
  ...helperDeskWith(deskGuests.slice(0, 1)),
  decorators: (story) => {
    useEffect(() => storyCamera({ sees: deskGuests[0]?.id ?? '' }), [])
    return story()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(摄像头扫码|Scan with the camera)$/ }))
    await canvas.findByText(/^(欧阳娜 已签到|欧阳娜 is signed in)/)
    // With the focus in the field, a phone would lay its keyboard over the camera.
    await expect(await deskField(canvasElement)).not.toHaveFocus()
    // It has come into sight; pictures are taken from the top.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** Once the helper's link has ended, the camera is off. */
export const DeskScansNoMore: Story = {
  ...DeskScans,
  beforeEach: () => {
    const before = globalThis.fetch
    const problem = { code: 'public_session.needed', title: '这台手机没有登录这个页面', detail: '请重新打开链接。' }
    globalThis.fetch = async (input, init) =>
      String(input).includes('/desk/guests') ? Response.json(problem, { status: 401 }) : before(input, init)
    return () => {
      globalThis.fetch = before
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = { name: /^(摄像头扫码|Scan with the camera)$/ }
    await userEvent.click(await canvas.findByRole('button', open))
    await canvas.findByText(/^这台手机没有登录这个页面/)
    await canvas.findByRole('button', open)
    await expect(canvasElement.querySelector('video')).toBeNull()
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const DeskWalkIn: Story = {
  ...helperDeskWith([]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await deskField(canvasElement), '不速之客')
    await userEvent.click(await canvas.findByRole('button', { name: /^(现场添加“不速之客”|Add “不速之客”)$/ }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(手机号|Phone)/ }), '138')
    await userEvent.click(canvas.getByRole('button', { name: /^(添加并签到|Add and sign in)$/ }))
    await canvas.findByText(/^(手机号码格式不正确|Phone number format incorrect)/)
  },
}

export const DeskIsOver: Story = helperDeskWith([], { isOver: true })

const signIn = (change: Partial<SignInPage> = {}) =>
  shown({
    kind: 'signIn',
    page: {
      ...meeting,
      asks: ['name', 'phone', 'code'],
      codes: 'sent',
      weChat: null,
      endsAt: formEndsAt,
      ...change,
    },
  })

const calendarLink = /^(加入日历|Add to calendar)$/

export const SignIn: Story = {
  ...signIn({ background: pictureOf(1) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: calendarLink })
  },
}

export const SignInByOneTap: Story = signIn({ asks: [], description: '' })

const weChat = { appId: 'wx7f00c2', state: 'story-state' }

/** The form in WeChat's own browser, as it is led back with `search`; the server answers `answer` to what WeChat said. */
const inWeChat = (search = '', answer = Response.json({ proof: 'story' })): Story => ({
  ...signIn({ asks: [], description: '', weChat }),
  beforeEach: () => {
    const { href } = location
    const before = globalThis.fetch
    history.replaceState(null, '', href + search)
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'MicroMessenger/8.0.50' })
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/sign-in/we-chat') ? answer.clone() : before(input, init)
    return () => {
      globalThis.fetch = before
      Reflect.deleteProperty(navigator, 'userAgent')
      history.replaceState(null, '', href)
    }
  },
})

const ledBack = '&code=story&state=story-state'

export const SignInWithWeChat: Story = inWeChat()

export const SignInProvenByWeChat: Story = {
  ...inWeChat(ledBack),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/已由微信确认身份|Confirmed by WeChat/)
    await expect(location.search).not.toContain('story-state')
  },
}

export const SignInRefusedByWeChat: Story = {
  ...inWeChat(
    ledBack,
    Response.json(
      { code: 'we_chat.unreachable', title: '暂时连不上微信', detail: '请稍后再试，或到签到台核实身份。' },
      { status: 503 },
    ),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(重新确认|Confirm again)$/ })
  },
}

export const SignInOver: Story = {
  ...signIn({ asks: ['name', 'phone'], endsAt: '2026-01-01T00:00:00.000Z' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('alert')
    await expect(canvas.queryByRole('link', { name: calendarLink })).toBeNull()
  },
}

const storyLock = '7f3a90c2'.padEnd(60, '5').concat('c21d')
const storyDraw: PhoneDraw = {
  id: '0199bb00-0000-7000-8000-000000000001',
  number: 1,
  state: 'opened',
  hash: '8cffadd4e2b1a09f36d2c1e07f5b3a9c8d7e6f50413223140596877869560422',
  line: { id: 'abk4m2qrstuvwxy', name: '欧阳*', lock: storyLock, by: 'phone' },
  round: null,
  wantsValue: false,
  records: [],
}

const place: Place = {
  ...meeting,
  name: '欧阳娜',
  number: 861,
  seat: '12 桌 6 座',
  code: 'abk4m2qrstuvwxy',
  way: 'phone',
  signedInAt: '2026-11-28T05:52:00.000Z',
  entitlement: 'entitled',
  programme: [
    { time: '13:30', title: '签到', note: '' },
    { time: '14:00', title: '会长致辞', note: '' },
    { time: '16:40', title: '抽奖', note: '3 个奖项，58 名' },
  ],
  signInLinkType: 'page',
  jumpLink: 'https://www.example.cn/meeting',
  jumpText: '会议资料',
  bizID: 'MzA4MjE1NTU0OQ==',
  lock: storyLock,
  won: [],
}

/** Somebody's place on a phone that has its lock, in a meeting whose latest draw is this. */
const placed = (shownPlace: Place, draw: PhoneDraw | null = null): Story => ({
  ...shown({ kind: 'place', place: shownPlace }),
  beforeEach: () => {
    localStorage.setItem(`icss-chain-${storyLock}`, JSON.stringify({ seed: 'ab'.repeat(32), given: 0 }))
    const before = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/place/draw') ? Response.json({ draw }) : before(input, init)
    return () => {
      globalThis.fetch = before
      localStorage.removeItem(`icss-chain-${storyLock}`)
      localStorage.removeItem(`icss-witness-${storyDraw.id}`)
    }
  },
})

export const MyPlace: Story = placed(place)

/** The phone sees a draw that goes on. */
export const MyPlaceInADraw: Story = {
  ...placed(place, storyDraw),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/8cffadd4/)
  },
}

export const MyPlaceWon: Story = placed({ ...place, won: [{ award: '二等奖', prize: '智能手表' }] })

export const MyPlaceUnverified: Story = placed({
  ...place,
  name: '阿卜杜拉·买买提·艾力江·热合曼一二三四',
  meeting: '粤港澳大湾区高新技术企业数据安全与合规管理专题论坛暨会员单位年度表彰大会',
  seat: '',
  way: 'open',
  entitlement: 'unverified',
  programme: [],
})

export const MyPlaceUndone: Story = shown({ kind: 'place', place: { ...place, way: '', entitlement: 'absent' } })

const card = {
  channelName: '深圳软件商会',
  companyName: '深圳市云帆软件有限公司',
  name: '欧阳明月',
  position: '市场总监',
  phone: '13800138000',
  avatar: '',
  positionSeenBy: 'everybody',
  phoneSeenBy: 'bound',
  avatarSeenBy: 'nobody',
  version: 1,
} as const

const nothingFiled = { resources: [], demands: [] }

export const MyCard: Story = shown({ kind: 'employee', card, ...nothingFiled })

export const MyCardWithALongName: Story = shown({
  kind: 'employee',
  card: {
    ...card,
    name: '阿卜杜拉·买买提·艾力江·热合曼一二三四',
    position: '西北区大客户与战略合作事业部负责人',
    companyName: '深圳市前海智能装备与工业互联网协同创新研究院有限公司',
    avatar: pictureOf(1),
  },
  ...nothingFiled,
})

export const EditingMyCard: Story = {
  ...shown({ kind: 'employee', card, ...nothingFiled }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(编辑名片|Edit card)$/ }))
    await userEvent.clear(await canvas.findByRole('textbox', { name: /职务|Position/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await canvas.findByText(/^(不能为空，请填写。|Cannot be empty. Fill it in.)$/)
  },
}

/** With the form of the picture open. */
const changingPicture = (
  avatar: string,
  play: (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => Promise<void>,
): Story => ({
  ...shown({ kind: 'employee', card: { ...card, avatar }, ...nothingFiled }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(更换头像|Change picture)$/ }))
    await canvas.findByRole('button', { name: /^(选择图片|Choose a picture)$/ })
    await play(canvas, canvasElement)
    window.scrollTo(0, 0)
  },
})
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no place for a file.')
  answerPicker(input, file)
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(选择图片|Choose a picture)$/ }))
}
const useIt = /^(使用这张图片|Use this picture)$/
/** Answers what the form sends, once. */
function answerOnce(answer: () => Promise<Response>) {
  const real = window.fetch
  window.fetch = (...sent) => {
    if (!String(sent[0]).includes('/employee/avatar')) return real(...sent)
    window.fetch = real
    return answer()
  }
}

export const ChoosingMyPicture: Story = changingPicture(pictureOf(1), async (canvas) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /^(选择图片|Choose a picture)$/ })).toHaveFocus())
})

export const CroppingMyPicture: Story = changingPicture('', async (canvas, canvasElement) => {
  await choose(canvasElement, await drawnPicture('头像.jpg', { width: 480, height: 640 }))
  const area = await canvas.findByRole('group', { name: /裁剪区域|Crop area/ })
  await waitFor(() => expect(area.querySelector('img')?.style.top).toMatch(/^-16/))
  await expect(area).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}+')
  await expect(canvas.getByRole('slider', { name: /^(缩放|Zoom)$/ })).toHaveValue('1.2')
})

export const SendingMyPicture: Story = changingPicture('', async (canvas, canvasElement) => {
  await choose(canvasElement, await drawnPicture('头像.png', { width: 300, height: 200 }))
  await canvas.findByText(/会变模糊|look blurred/)
  answerOnce(() => new Promise(() => {}))
  await userEvent.click(canvas.getByRole('button', { name: useIt }))
  await waitFor(() => expect(canvas.getByRole('button', { name: useIt })).toHaveAttribute('aria-disabled', 'true'))
})

export const MyPictureRefused: Story = changingPicture('', async (canvas, canvasElement) => {
  await choose(canvasElement, new window.File(['a'], '头像.jpg', { type: 'image/jpeg' }))
  await canvas.findByText(/无法读取|cannot be read/)
  await choose(canvasElement, await drawnPicture('头像.jpg', { width: 480, height: 640 }))
  answerOnce(() => Promise.resolve(Response.json({ code: 'upload.quota' }, { status: 413 })))
  await userEvent.click(await canvas.findByRole('button', { name: useIt }))
  await canvas.findByText(/存储空间不足|no room left/)
})

export const MyPictureSaved: Story = changingPicture('', async (canvas, canvasElement) => {
  await choose(canvasElement, await drawnPicture('头像.jpg', { width: 480, height: 640 }))
  answerOnce(() => Promise.resolve(Response.json({ ...card, avatar: pictureOf(1), version: 2 })))
  await waitFor(async () => userEvent.click(await canvas.findByRole('button', { name: useIt })))
  await canvas.findByText(/^(已保存|Saved)$/)
  await waitFor(() => expect(canvas.getByRole('button', { name: /^(更换头像|Change picture)$/ })).toHaveFocus())
})

const filed = { resources: storyResources, demands: storyDemands.slice(1, 2) }

/** What stands below the own card, by itself. */
const Below: PageView<'employee'> = ({ card: { name }, resources, demands }) => (
  <>
    <h1>{name}</h1>
    <OwnShelf resources={resources} demands={demands} />
  </>
)
const filedStory = (what: OwnFiled): Story => ({
  render: (_, { globals }) => (
    <PublicPageView<'employee'>
      language={globals['language'] as Language}
      content={{ kind: 'employee', card, ...what }}
      view={Below}
    />
  ),
})

export const WhatIHaveFiled: Story = filedStory(filed)

export const WithdrawingWhatIHaveFiled: Story = {
  ...filedStory({ ...nothingFiled, resources: filed.resources.slice(4) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button', { name: /^(撤回|Withdraw)/ })
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const FilingAResource: Story = {
  ...filedStory(nothingFiled),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(发布资源|File a resource)$/ }))
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '长期有效')
    await userEvent.click(canvas.getByRole('button', { name: /^(提交|Send)$/ }))
    await expect(await canvas.findAllByText(/^(不能为空，请填写。|Cannot be empty. Fill it in.)$/)).toHaveLength(2)
    window.scrollTo(0, 0)
  },
}

const publicCard = {
  channelName: '深圳软件商会',
  companyName: '深圳市云帆软件有限公司',
  name: '欧阳明月',
  position: '市场总监',
  phone: '138****8000',
  avatar: pictureOf(1),
}

export const EmployeeCard: Story = shown({ kind: 'employeeCard', card: publicCard })

const businessCard: PublicBusinessCard = {
  channelName: '深圳市软件商会',
  name: '周文',
  position: '会长',
  company: '深圳市软件商会',
  phone: '138****5670',
  email: 'zhouwen@example.cn',
  weChat: 'zhouwen-szsoft',
  address: '深圳市南山区科技园高新南一道 9 号 12 楼',
  avatar: pictureOf(1),
  introduction: '从事软件行业二十年，商会发起人之一，欢迎交流工业软件与人才培养。',
  links: [{ name: '商会官网', url: 'https://www.example.cn' }],
}

/** The visit has been counted. */
const counted = () => sessionStorage.setItem(`icss.viewed ${location.pathname}/business-card`, '1')

export const BusinessCard: Story = {
  ...shown({ kind: 'businessCard', card: businessCard }),
  beforeEach: counted,
}

export const ShortBusinessCard: Story = {
  ...shown({
    kind: 'businessCard',
    card: {
      ...businessCard,
      name: '阿卜杜拉·买买提·艾力江·热合曼',
      position: '',
      company: '',
      email: '',
      weChat: '',
      address: '',
      avatar: '',
      introduction: '',
      links: [],
    },
  }),
  beforeEach: counted,
}

const company: PublicCompany = {
  channelName: '深圳软件商会',
  name: '深圳市云帆软件有限公司',
  type: '有限责任公司',
  address: '深圳市南山区科技园科苑路 15 号科兴科学园 B 栋 3 单元 1201',
  website: 'https://www.yunfan.example',
  logo: pictureOf(0),
  industry: '软件和信息技术服务业',
  industryTags: ['工业软件', '人工智能', '物联网'],
  highTech: true,
  listed: false,
  introduction: '云帆软件成立于 2009 年，为制造业企业提供排产、质量追溯与设备联网软件，服务两百余家工厂。',
  culture: '',
  vision: '让每一家工厂都看得见自己的生产。',
  mission: '',
  managementIdea: '',
  legalRepresentative: '陈思远',
  registeredCapital: '5000 万元人民币',
  unifiedCreditCode: '91440300MA5DA1234X',
  registeredAddress: '深圳市前海深港合作区前湾一路 1 号 A 栋 201 室',
  businessPeriod: '2009-03-12 至 永续经营',
  businessScope: '软件开发；信息系统集成服务；物联网技术服务；工业互联网数据服务。',
  products: [
    {
      name: '云帆排产',
      link: 'https://www.yunfan.example/aps',
      time: '',
      description: '按订单、物料与产能自动排产。',
      image: '',
    },
    {
      name: '云帆质量追溯',
      link: 'https://www.yunfan.example/trace',
      time: '2024-03-01',
      description: '一物一码，从来料到出货都查得到；支持条码、二维码与射频标签，接入常见的检测设备。',
      image: pictureOf(2),
    },
  ],
  cards: [
    { path: '/p/a', name: '欧阳明月', position: '市场总监', avatar: pictureOf(1) },
    { path: '/p/b', name: '王明', position: '', avatar: '' },
  ],
  resources: [{ path: '/p/c', name: '工业视觉检测技术', type: 4 }],
  activities: [
    { path: '/p/ccccccccccccccccccccc1', title: '开放日：走进亿尚智能', startAt: '2026-12-03T06:00:00.000Z' },
  ],
  demands: [{ path: '/p/d', name: '嵌入式工程师团队', type: 9 }],
}

export const Company: Story = shown({ kind: 'company', company })

/** Of which nothing but the name is filled in. */
export const CompanyWithLittle: Story = shown({
  kind: 'company',
  company: {
    ...(Object.fromEntries(
      Object.entries(company).map(([field, value]) => [
        field,
        typeof value === 'string' ? '' : Array.isArray(value) ? [] : false,
      ]),
    ) as unknown as PublicCompany),
    channelName: company.channelName,
    name: '深圳市前海智能装备与工业互联网协同创新研究院有限公司',
    industry: '制造业',
  },
})

/** Of a card whose owner shows nothing but who they are. */
export const EmployeeCardClosed: Story = shown({
  kind: 'employeeCard',
  card: { ...publicCard, position: '', phone: '', avatar: '' },
})

export const Renewal: Story = shown({ kind: 'renewal', codes: 'sent' })

export const Ended: Story = shown({ kind: 'ended' })

const [resource] = storyResources
if (!resource) throw new Error('There is no resource to show.')
const { companyName, title: headline, content, updatedAt, name, type } = resource
const shelved = {
  channelName: '深圳软件商会',
  companyName,
  name,
  type,
  title: headline,
  content,
  updatedAt,
  contact: { path: '/p/a', name: '欧阳明月', position: '市场总监', avatar: pictureOf(1) },
}

export const Resource: Story = shown({ kind: 'resource', shelved })

export const LongDemand: Story = shown({
  kind: 'demand',
  shelved: {
    ...shelved,
    type: 10,
    name: '工业视觉检测'.repeat(8),
    content: `${content}\n`.repeat(6),
    companyName: '深圳市前海智能装备与工业互联网协同创新研究院有限公司',
    contact: null,
  },
})

export const Gone: Story = shown({ kind: 'gone' })

export const Busy: Story = shown({ kind: 'busy' })

export const Home: Story = shown({ kind: 'home', home: storyView() })

export const HomeDefaults: Story = shown({ kind: 'home', home: { ...storyView(emptyHome), ...noLists } })

export const HomeDark: Story = shown({
  kind: 'home',
  home: storyView({ ...storyDraft, theme: { ...storyDraft.theme, colourScheme: 'dark' } }),
})

export const HomeOwnBackground: Story = shown({
  kind: 'homePreview',
  home: storyView({
    ...storyDraft,
    theme: { colourScheme: 'custom', background: pictureOf(0), tone: 'dark', veil: 70 },
  }),
})

const lost = 'data:image/png,lost'
/** No picture can be shown: each keeps its quiet place. */
export const HomePicturesLost: Story = shown({
  kind: 'home',
  home: {
    ...storyView({
      ...storyDraft,
      carousel: { items: storyDraft.carousel.items.map((item) => ({ ...item, image: lost })) },
      homeApps: { items: storyDraft.homeApps.items.map((item) => ({ ...item, logo: lost })) },
    }),
    lives: storyView().lives.map((live) => ({ ...live, picture: lost })),
    courses: storyView().courses.map((course) => ({ ...course, picture: lost })),
  },
})

const proposed: OwnIntroduction = {
  channelName: '深圳软件商会',
  side: 'demand',
  ownThing: '制造企业扩产找资金',
  ownCompany: '深圳市亿尚智能装备有限公司',
  otherThing: '供应链融资额度 5,000 万元',
  otherCompany: '深圳市前海物流集团有限公司',
  otherContent: '面向制造企业的应收账款融资，最快 5 个工作日放款。',
  state: 'proposed',
  hasAccepted: false,
  otherContact: '',
  otherPhone: '',
  agreedOn: '',
  reason: '',
  until: '2026-12-02T02:00:00.000Z',
}
const introduced = (change: Partial<OwnIntroduction> = {}) =>
  shown({ kind: 'introduction', introduction: { ...proposed, ...change } })
const exchanged = { hasAccepted: true, otherContact: '欧阳娜娜', otherPhone: '13900139002' }

export const Introduction: Story = introduced()

export const IntroductionWaitsForTheOther: Story = introduced({ side: 'resource', hasAccepted: true })

export const IntroductionInTouch: Story = introduced({ ...exchanged, state: 'inTouch' })

export const IntroductionAgreed: Story = introduced({ ...exchanged, state: 'agreed', agreedOn: '2026-11-24' })

export const IntroductionIsDeclinedWithAReason: Story = {
  ...introduced(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(谢绝|Decline)$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(提交|Send)$/ }))
    await canvas.findByRole('alert')
  },
}

const chamber: PublicChamber = {
  channelName: '深圳软件商会',
  name: '深圳软件商会',
  phone: '0755-26001234',
  email: 'office@szsoft.example',
  address: '深圳市南山区科技园',
  brief: '服务 1,204 家软件企业',
  introduction: '成立于 2006 年，为会员企业提供融资、人才与市场对接。',
  logo: '',
  officialWebsite: 'https://szsoft.example',
  weChatPublicAccount: '深圳软件商会',
  weChatQr: '',
  joinPath: '/p/aQ7rX2mZk0sT9vLwYcEa1g',
  news: [{ path: '/p/a', title: '走进前海：会员企业参访纪实', startAt: '2026-11-20T02:00:00.000Z' }],
  companies: [
    { path: '/p/b', name: '深圳市亿尚智能装备有限公司', industry: '制造业', logo: '' },
    { path: '/p/c', name: '深圳市前海智能装备与工业互联网协同创新研究院有限公司', industry: '金融业', logo: '' },
  ],
  activities: [{ path: '/p/d', title: '会员之夜', place: '深圳会展中心', startAt: '2026-12-10T11:00:00.000Z' }],
}

export const Chamber: Story = shown({ kind: 'chamber', chamber })

export const ChamberWithNothingPublic: Story = shown({
  kind: 'chamber',
  chamber: { ...chamber, joinPath: '', introduction: '', news: [], companies: [], activities: [] },
})

export const Join: Story = shown({
  kind: 'join',
  page: { channelName: '深圳软件商会', codes: 'sent', hasRegister: false },
})

const knownCompany = {
  name: '深圳市亿尚智能装备有限公司',
  unifiedCreditCode: '91350100M000100Y43',
  legalRepresentative: '王龘',
  industry: '制造业',
}

/** A page for joining whose register answers so to the name that is typed. */
const joinWithRegister = (answer: () => Promise<Response>, play: NonNullable<Story['play']>): Story => ({
  ...shown({ kind: 'join', page: { channelName: '深圳软件商会', codes: 'sent', hasRegister: true } }),
  beforeEach: () => {
    const before = globalThis.fetch
    globalThis.fetch = async (input, init) => (String(input).endsWith('/join/company') ? answer() : before(input, init))
    return () => {
      globalThis.fetch = before
    }
  },
  play,
})

const typeCompany = (canvasElement: HTMLElement) =>
  userEvent.type(within(canvasElement).getByRole('textbox', { name: /^(企业名称|Company name)/ }), '深圳市亿尚智能装备')

export const JoinFindsCompany: Story = joinWithRegister(
  () => Promise.resolve(Response.json({ items: [knownCompany] })),
  async ({ canvasElement }) => {
    await typeCompany(canvasElement)
    await within(canvasElement).findByRole('button', { name: /王龘/ })
  },
)

export const JoinTakesCompany: Story = joinWithRegister(
  () => Promise.resolve(Response.json({ items: [knownCompany] })),
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeCompany(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /王龘/ }))
    await expect(await canvas.findByDisplayValue(knownCompany.name)).toHaveFocus()
    await canvas.findByDisplayValue(knownCompany.unifiedCreditCode)
    await expect(canvas.getByRole('combobox')).toHaveValue('制造业')
    await expect(canvas.queryByRole('button', { name: /王龘/ })).toBeNull()
  },
)

/** Whatever is wrong with the register, the form is as it is without one. */
export const JoinRegisterIsAway: Story = joinWithRegister(
  () => Promise.resolve(new Response('<html>', { status: 502 })),
  async ({ canvasElement }) => {
    await typeCompany(canvasElement)
    await userEvent.tab()
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /^(申请人姓名|Your name)/ }), '欧阳娜')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await canvas.findByDisplayValue('欧阳娜')
  },
)
