import { emptyHome, type HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { homeParts } from '@icss/core/home-settings/home-part.ts'
import type { HomeRevision, HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { type HomeLists, homeViewOf } from '@icss/core/home-settings/home-view.ts'
import { idOf, pictureOf } from '../story/training.ts'

const courseId = idOf(2, 0)

const names = ['2026 年会签到', '数字化转型实战训练营', '财税合规进阶', '安全生产入门', '会员风采']
const image = (at: number) => ({
  imageName: names[at] ?? '',
  image: pictureOf(at),
  linkType: at === 3 ? ('url' as const) : at === 4 ? ('none' as const) : ('course' as const),
  linkAddress: at === 3 ? 'https://www.szqydx.cn/safety' : at === 4 ? '' : courseId,
})

/** What is in use in stories, and the draft that differs from it. */
export const storyShown: HomeDocument = {
  ...emptyHome,
  carousel: {
    items: [3, 1, 2].map(image).map((one) => (one.imageName === names[1] ? { ...one, imageName: '训练营' } : one)),
  },
  logo: { logo: '', logoText: '深圳企业大学', logoMiniText: '深' },
}
export const storyDraft: HomeDocument = {
  ...storyShown,
  carousel: { items: [0, 1, 2, 3, 4].map(image) },
  videos: { items: [{ name: '宣传片', videoUrl: 'https://v.example.cn/a.mp4', cover: pictureOf(3) }] },
  icons: {
    items: [
      { icon: 'courses', caption: '学习', picture: pictureOf(1), hidden: false },
      { icon: 'lives', caption: '', picture: '', hidden: false },
      { icon: 'files', caption: '', picture: '', hidden: true },
    ],
  },
  homeApps: {
    items: [{ name: '官网', logo: pictureOf(0), type: 'url', link: 'https://www.szqydx.cn', linkForm: 'mobile' }],
  },
  toolApps: {
    items: [
      { name: '签到', logo: pictureOf(1), type: 'url', link: 'rtsp://live.szqydx.cn/a', linkForm: 'pc' },
      { name: '公开课', logo: pictureOf(2), type: 'course', courseId },
    ],
  },
}

const storyLives: HomeLists['lives'] = [
  {
    name: '财税合规进阶 2',
    picture: pictureOf(1),
    startAt: '2026-11-24T01:00:00.000Z',
    endAt: '2026-11-24T03:00:00.000Z',
    state: 'live',
    address: 'https://training.example.cn/p/aaaaaaaaaaaaaaaaaaaaaa',
  },
  {
    name: '安全生产入门 1',
    picture: pictureOf(2),
    startAt: '2026-11-26T06:00:00.000Z',
    endAt: '2026-11-26T08:00:00.000Z',
    state: 'notStarted',
    address: '',
  },
]

const storyLists: HomeLists = {
  lives: storyLives,
  courses: [{ name: '商务礼仪入门', picture: pictureOf(0), address: '' }],
  notices: [
    {
      name: '关于组织会员单位参加数据安全专题培训的通知',
      time: '2026-11-23T01:00:00.000Z',
      address: 'https://training.example.cn/p/bbbbbbbbbbbbbbbbbbbbbb',
    },
  ],
  files: [
    {
      name: '2026 年下半年培训计划.pdf',
      time: '2026-11-20T01:00:00.000Z',
      address: 'https://training.example.cn/p/cccccccccccccccccccccc',
    },
  ],
}
export const noLists: HomeLists = { lives: [], courses: [], notices: [], files: [] }

/** A home screen as its editor is answered. */
export const storyHome = (
  draft: HomeDocument = storyDraft,
  shown: HomeDocument = storyShown,
  change: Partial<HomeScreen> = {},
): HomeScreen => ({
  revision: 41,
  parts: Object.fromEntries(
    homeParts.map((part) => [
      part,
      {
        mayEdit: true,
        draft: draft[part],
        shown: shown[part],
        isChanged: JSON.stringify(draft[part]) !== JSON.stringify(shown[part]),
        version: 3,
        editedBy: '苏敏',
        editedAt: '2026-11-24T06:31:00.000Z',
        inheritedFrom: '',
      },
    ]),
  ) as unknown as HomeScreen['parts'],
  targets: [{ kind: 'course', id: courseId, name: '商务礼仪入门', address: '' }],
  schedules: [
    {
      id: idOf(9, 0),
      at: '2026-11-28T00:00:00.000Z',
      name: '年会当天版',
      scheduledBy: '苏敏',
      carried: ['carousel', 'theme'],
      state: 'waiting',
    },
  ],
  ...storyLists,
  ...change,
})

export const storyRevisions: readonly HomeRevision[] = [41, 40, 39, 38].map((number, at) => ({
  number,
  name: '',
  publishedBy: at % 2 ? '苏敏' : '陈思远',
  publishedAt: `2026-11-${20 - at * 3}T10:02:00.000Z`,
  carried: at % 2 ? ['carousel'] : ['carousel', 'logo'],
  restoredFrom: number === 38 ? 35 : null,
}))

/** The home screen of the stories as its audience sees it. */
export const storyView = (document: HomeDocument = storyDraft) =>
  homeViewOf({
    document,
    revision: 41,
    channelName: '深圳培训频道',
    owner: { cocId: null, membershipCode: '' },
    targetOf: () => ({ name: '商务礼仪入门', address: '' }),
    addressOf: (_, address) => address,
    assetOf: (path) => path,
    ...storyLists,
  })

export const records = { homeScreen: [storyHome()] }
