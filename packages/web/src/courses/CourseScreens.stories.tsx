import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { CourseRow, ReceivedCourseDetail } from '@icss/core/courses/courses.contract.ts'
import { type OpeningChange, planOpenings } from '@icss/core/content-permissions/opening-plan.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import type { ServerClient } from '../server/client.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import { treeOf } from '../story/chapters.ts'
import { storyCategories, storyChapters, storyCourses } from '../story/training.ts'
import CarouselCoursesScreen from './CarouselCoursesScreen.tsx'
import CategoryCoursesScreen from './CategoryCoursesScreen.tsx'
import CourseCategoriesScreen from './CourseCategoriesScreen.tsx'
import CourseEditScreen from './CourseEditScreen.tsx'
import CurriculumScreen from './CurriculumScreen.tsx'
import PurchasedCoursesScreen from './PurchasedCoursesScreen.tsx'
import ReceivedCoursesScreen from './ReceivedCoursesScreen.tsx'

const meta = {
  title: 'Screens/Courses',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const [first] = storyCourses

const lockedId = 'locked'
const wrongPassword = new ProblemError('request.invalid', {
  errors: { password: { code: 'course.password_wrong', params: { left: 4 } } },
})
const receivedCourse = (isLocked: boolean): ReceivedCourseDetail => ({
  ...(first as CourseRow),
  channelName: '深圳培训频道',
  permission: isLocked ? 'password' : 'open',
  isLocked,
  videoUrl: '',
  chapters: isLocked ? [] : [...storyChapters],
})

const groups = ['华南', '深圳', '华北'].map((name, at) => ({
  id: `0199aa00-0000-7000-8000-00000000030${at}`,
  name,
  parentId: at === 1 ? '0199aa00-0000-7000-8000-000000000300' : null,
  channelIds: [],
  version: 1,
}))

const received = storyCourses.slice(0, 3).map((course) => ({ ...course, channelName: '深圳培训频道' }))

/** What is chosen: of its three courses the first is open to the first group already, and one is gone. */
const chosen = { id: 'chosen', noun: 'courses' as const, count: 3 }
const there = storyCourses.slice(0, 2)
const planned = (change: OpeningChange) =>
  planOpenings(
    change,
    there.map(({ id, name }, at) => ({
      kind: 'course',
      contentId: id,
      name,
      groupIds: at === 0 ? groups.slice(0, 1).map((group) => group.id) : [],
    })),
    groups.map(({ id }) => id),
  )
const apply = fn<ServerClient['contentPermissions']['apply']>(({ body: { rows } }) =>
  Promise.resolve(
    operationFixture({
      kind: 'contentPermissions.apply',
      title: '批量开放和关闭内容',
      status: 'done',
      rows: rows.length,
      good: rows.length,
      created: 0,
      updated: rows.length,
      undoable: true,
    }),
  ),
)

const answers = (courses: Partial<ServerClient['courses']>) =>
  stubClient({
    courses: {
      list: ({ query } = {}) => {
        const items = storyCourses.filter(({ source }) => query?.source === undefined || source === query.source)
        return Promise.resolve({ items, total: items.length })
      },
      show: () => (first ? Promise.resolve({ ...first, password: '' }) : forever()),
      ...courses,
    },
    courseCategories: { list: () => Promise.resolve({ items: [...storyCategories] }) },
    chapters: { list: () => Promise.resolve(treeOf(storyChapters)) },
    carouselCourses: {
      list: () =>
        Promise.resolve({
          items: storyCourses
            .slice(0, 3)
            .map(({ id, name, headImage }, at) => ({ id, name, headImage, kind: at === 2 ? 'live' : 'course' })),
        }),
    },
    receivedCourses: {
      list: () => Promise.resolve({ items: received, total: received.length }),
      show: ({ params }) => Promise.resolve(receivedCourse(params.id === lockedId)),
      unlock: ({ body: { password } }) =>
        password === 'secret_1' ? Promise.resolve(receivedCourse(false)) : Promise.reject(wrongPassword),
    },
    channelGroups: { list: () => Promise.resolve({ items: groups, total: groups.length }) },
    contentPermissions: {
      show: () =>
        Promise.resolve({
          kind: 'course',
          contentId: first?.id ?? '',
          groupIds: groups.slice(0, 1).map(({ id }) => id),
        }),
      plan: ({ body }) => Promise.resolve({ id: 'plan', ...planned(body) }),
      apply,
    },
    selections: {
      create: () => Promise.resolve(chosen),
      show: () => Promise.resolve({ ...chosen, came: 1, gone: 1 }),
    },
    receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
  })

const screen = (
  path: string,
  view: React.ReactNode,
  courses: Partial<ServerClient['courses']> = {},
  channel: Parameters<typeof sessionFixture>[0] = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={path}
        client={answers(courses)}
        session={sessionFixture(channel)}
      >
        {view}
      </ScreenStage>
    )
  }

export const ListWithoutAdministratorsPhone: Story = {
  render: screen(
    '/curriculum/1',
    <CurriculumScreen params={{ hasAdmin: '1' }} />,
    {},
    { channel: { hasAdminPhone: false } },
  ),
}

export const EmptyList: Story = {
  render: screen('/curriculum', <CurriculumScreen params={{}} />, {
    list: () => Promise.resolve({ items: [], total: 0 }),
  }),
}

export const Preview: Story = {
  render: screen('/curriculum', <CurriculumScreen params={{}} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(预览|Preview) 商务礼仪入门/ }))
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(within(dialog).getAllByRole('img')).toHaveLength(2))
  },
}

export const OpenToAGroup: Story = {
  render: screen('/uploadcourse/1', <CourseEditScreen params={{ cloudSubjectId: '1' }} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('checkbox', { name: /^华南/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /凭密码观看|Password/ }))
    const password = canvas.getByRole('textbox', { name: /观看密码|Password/ })
    // One is filled in if it stays empty; one that is too short is refused.
    await expect(password).toBeValid()
    await expect(password).toHaveValue('')
    await expect(password).not.toBeRequired()
    await userEvent.type(password, '12345')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存，下一步|Save and continue)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(password).toBeInvalid()
  },
}

const tickTwo = async (canvasElement: HTMLElement) => {
  for (const { name } of there)
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: new RegExp(name) }))
}
const openButton = { name: /^(对频道组开放|Open to groups)$/ }

/** Several at once: opened to one group and closed to another; says what that comes to before it is done. */
const planMany = async (canvasElement: HTMLElement) => {
  const body = within(document.body)
  await tickTwo(canvasElement)
  await userEvent.click(await within(canvasElement).findByRole('button', openButton))
  const dialog = within(await body.findByRole('dialog'))
  const side = async (name: RegExp) => within(await dialog.findByRole('group', { name }))
  const [open, close] = [await side(/^(新增开放|Also open to)$/), await side(/^(不再开放|No longer open to)$/)]
  await expect(dialog.getByRole('button', { name: /^(下一步|Next)$/ })).toBeDisabled()
  await userEvent.click(open.getByRole('checkbox', { name: /^华南/ }))
  await userEvent.click(open.getByRole('checkbox', { name: /^华北/ }))
  // A group is either opened to or closed to.
  await userEvent.click(close.getByRole('checkbox', { name: /^华南/ }))
  await expect(open.getByRole('checkbox', { name: /^华南/ })).not.toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: /^(下一步|Next)$/ }))
  const question = within(await body.findByRole('alertdialog'))
  await question.findByText(/^(将处理 2 条|2 will be done)$/)
  await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^(对“华北”开放 2 项|Opens 2 to “华北”)$/),
    expect.stringMatching(/^(对“华南”关闭 1 项|Closes 1 to “华南”)$/),
    expect.stringMatching(/不存在|not found|does not exist|no longer|gone/),
  ])
  return question
}
export const OpenManyPlan: Story = {
  render: screen('/curriculum', <CurriculumScreen params={{}} />),
  play: async ({ canvasElement }) => {
    await planMany(canvasElement)
  },
}

export const OpenMany: Story = {
  render: screen('/curriculum', <CurriculumScreen params={{}} />),
  play: async ({ canvasElement }) => {
    apply.mockClear()
    const question = await planMany(canvasElement)
    await userEvent.click(question.getByRole('button', { name: /^(开始|Start)$/ }))
    await within(document.body).findByText(/完成 2 条|2 done/)
    const [call] = apply.mock.calls
    await expect(call?.[0].body.rows).toHaveLength(2)
    await waitFor(() => expect(within(canvasElement).queryByRole('button', openButton)).toBeNull())
  },
}

/** What choosing the groups looks like. */
export const OpenManyChoice: Story = {
  render: screen('/curriculum', <CurriculumScreen params={{}} />),
  play: async ({ canvasElement }) => {
    await tickTwo(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', openButton))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const [south] = await dialog.findAllByRole('checkbox', { name: /^华南/ })
    await userEvent.click(south as HTMLElement)
    await expect(dialog.getByRole('button', { name: /^(下一步|Next)$/ })).toBeEnabled()
  },
}

/** Whoever uploads courses, but manages no sub-channels, is not offered it. */
export const OpenManyIsNotOffered: Story = {
  render: screen(
    '/curriculum',
    <CurriculumScreen params={{}} />,
    {},
    { account: { role: 'channel-account' }, channel: { flags: flags.map((flag) => flag !== 'accountManagement') } },
  ),
  play: async ({ canvasElement }) => {
    await tickTwo(canvasElement)
    await within(canvasElement).findByRole('button', { name: /^(导出|Export)$/ })
    await expect(within(canvasElement).queryByRole('button', openButton)).toBeNull()
  },
}

export const OfACategory: Story = {
  render: screen(
    `/customcourselist/${storyCategories[0]?.id}`,
    <CategoryCoursesScreen params={{ subjectId: storyCategories[0]?.id ?? '' }} />,
  ),
}

export const Categories: Story = { render: screen('/courseCategories', <CourseCategoriesScreen />) }

export const Purchased: Story = { render: screen('/purchasedCourses', <PurchasedCoursesScreen />) }

export const Carousel: Story = { render: screen('/carouselCourses', <CarouselCoursesScreen />) }

const subChannel = {
  channel: { tier: 2, superiorChannelId: '0199aa00-0000-7000-8000-000000000009', name: '南山培训中心' },
} as const

export const Received: Story = {
  render: screen('/receivedCourses/1', <ReceivedCoursesScreen params={{ id: '1' }} />, {}, subChannel),
}

export const ReceivedWithPassword: Story = {
  render: screen(`/receivedCourses/${lockedId}`, <ReceivedCoursesScreen params={{ id: lockedId }} />, {}, subChannel),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = await canvas.findByLabelText(/^(观看密码|Password)/)
    await expect(canvas.queryByText('准备')).toBeNull()
    await userEvent.type(password, 'secret_0{Enter}')
    await expect(await canvas.findByText(/还可以再试 4 次|4 tries left/)).toBeVisible()
    await expect(password).toHaveValue('secret_0')
  },
}
