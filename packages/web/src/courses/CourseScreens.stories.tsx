import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { CourseRow, ReceivedCourseDetail } from '@icss/core/courses/courses.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
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
    await userEvent.click(canvas.getByRole('button', { name: /^(保存，下一步|Save and go on)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(password).toBeInvalid()
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
