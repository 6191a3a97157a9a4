import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ChapterNode, type ChapterWithLessons, lessonType } from '@icss/core/chapters/chapter.ts'
import type { Course } from '@icss/core/courses/courses.contract.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ServerClient } from '../server/client.ts'
import { storyChapters, storyCourseId, treeOf } from '../story/chapters.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import { type StoryTransfer, storyTransport, storyUploads } from '../story/uploads.ts'
import { keepUpload } from '../uploads/kept-upload.ts'
import { reordered } from './chapter-rows.ts'
import ChapterScreen from './ChapterScreen.tsx'
import { keepDraft } from '../forms/kept-drafts.ts'
import { nameOfKept } from './useChapterDialog.ts'

/** The tree of a course, and every state of core's chapter dialog. */
const meta = {
  title: 'Screens/Chapters',
  component: ChapterScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'chapterDialog' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChapterScreen>
export default meta
type Story = StoryObj

const [first] = storyChapters
const lesson = first?.lessons[0]
const tree = treeOf(storyChapters)
const course = { id: storyCourseId, name: '新员工入会培训' } as Course
const taken = new ProblemError('chapter.name_taken', { errors: { name: { code: 'chapter.name_taken', params: {} } } })
const shown = () => (lesson ? Promise.resolve(lesson) : forever<ChapterNode>())

const screen = (
  chapters: Partial<ServerClient['chapters']> = {},
  { search = '', transfer = { kind: 'whole' } }: { search?: string; transfer?: StoryTransfer } = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    const client = stubClient({
      courses: { show: () => Promise.resolve(course) },
      chapters: { list: () => Promise.resolve(tree), ...chapters },
      uploads: storyUploads,
      audit: {
        ofRecord: () =>
          Promise.resolve({
            items: [{ at: '2026-11-21T06:30:00.000Z', account: '755001 欧阳文', action: 'chapters.update' }],
          }),
      },
    })
    return (
      <ScreenStage
        language={language}
        path={`/eusChapterCommerce/${storyCourseId}${search}`}
        client={client}
        uploads={storyTransport(transfer)}
      >
        <ChapterScreen params={{ id: storyCourseId }} />
      </ScreenStage>
    )
  }

/** A server that keeps the order that it is told. */
const ordering = (): Partial<ServerClient['chapters']> => {
  let items = [...storyChapters]
  return {
    list: () => Promise.resolve(treeOf(items)),
    reorder: ({ body: { parentId = '', ids } }) => {
      items = reordered(items, parentId, ids)
      return Promise.resolve(undefined)
    },
  }
}

const body = () => within(document.body)
const save = () => body().getByRole('button', { name: /^(保存|Save)$/ })
const nameField = () => body().findByRole('textbox', { name: /^(名称|Name)/ }, { timeout: 5_000 })
const fillIn = async (name: string) => {
  await userEvent.type(await nameField(), name)
  await userEvent.click(save())
}

export const Filled: Story = { render: screen() }

export const Empty: Story = { render: screen({ list: () => Promise.resolve(treeOf([])) }) }

export const Failed: Story = {
  render: screen({ list: () => Promise.reject(new ProblemError('request.not_found')) }),
}

/** Walks, closes and reorders the tree without a pointer. */
export const TreeByKeyboard: Story = {
  render: screen(ordering()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(9)
    rows[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rows[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(rows[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(/第一章/)
  },
}

const many = Array.from({ length: 400 }, (_, at) => ({
  ...(first as ChapterWithLessons),
  id: `0199aa00-0000-7000-8000-${String(at).padStart(12, '0')}`,
  name: `第 ${at + 1} 章`,
  lessons: [],
  lessonCount: 0,
}))

/** Keys reach rows that are not drawn before they are scrolled to. */
export const LongTree: Story = {
  render: screen({ list: () => Promise.resolve(treeOf(many)) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [row] = await canvas.findAllByRole('row')
    row?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /第 400 章/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('row', { name: /第 399 章/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /第 1 章/ })).toHaveFocus())
  },
}

export const AsksBeforeDeleting: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('row')
    row?.focus()
    await userEvent.keyboard('{Delete}')
    await expect(await body().findByRole('alertdialog')).toHaveTextContent(/3 个课时|3 lessons/)
  },
}

export const AsksBeforeDropping: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(上一步|Previous step)$/ }))
    await expect(await body().findByRole('alertdialog')).toHaveTextContent(/有 2 个|2 chapters/)
  },
}

export const NewLesson: Story = {
  render: screen({}, { search: `?open=lesson&in=${first?.id}`, transfer: { kind: 'held', share: 0.5 } }),
  parameters: { state: 'open.editing' },
  play: async () => {
    await expect(await nameField()).toHaveFocus()
    await userEvent.keyboard('如何写好一张企业名片')
    const head = new Uint8Array([0, 0, 0, 32, ...new TextEncoder().encode('ftypisom'), ...new Uint8Array(99)])
    const [video] = body().getAllByLabelText<HTMLInputElement>(/^(视频|Video)$/, { selector: 'input' })
    await userEvent.upload(video as HTMLInputElement, new File([head], '企业名片.mp4'))
    await expect(await body().findByRole('progressbar')).toBeVisible()
    await expect(save()).toBeDisabled()
  },
}

/** A reload cut the upload of the video: how far it came is said from the start, and beside what is wrong. */
export const UploadInterrupted: Story = {
  beforeEach: () => {
    const saved = {
      type: lessonType,
      name: '',
      parentId: first?.id ?? '',
      videoUrl: '',
      srtUrl: '',
      courseMinutes: 1,
      courseSeconds: 1,
    }
    keepDraft(nameOfKept(storyCourseId, undefined), {
      saved,
      values: { ...saved, name: '如何写好一张企业名片', courseMinutes: 7, courseSeconds: 5 },
    })
    keepUpload(`lessonVideo.${storyCourseId}.new`, {
      slot: 'lessonVideo',
      name: '企业名片.mp4',
      size: 100,
      changed: 0,
      uploadId: '1',
      stored: 40,
    })
  },
  render: screen({}, { search: `?open=lesson&in=${first?.id}` }),
  play: async () => {
    await expect(await nameField()).toHaveValue('如何写好一张企业名片')
    const missing = /请添加视频|Add a video/
    await expect(body().getByText(/40%/)).toBeVisible()
    await expect(body().queryByText(missing)).toBeNull()
    await userEvent.click(save())
    await expect((await body().findAllByText(missing)).length).toBeGreaterThan(0)
    await expect(body().getByText(/40%/)).toBeVisible()
    const [pick] = body().getAllByRole('button', { name: /^(选择视频|Choose a video)$/ })
    await expect(pick).toHaveAccessibleDescription(/40%/)
    await expect(pick).toHaveAccessibleDescription(missing)
  },
}

export const Loading: Story = {
  render: screen({ show: () => forever() }, { search: `?open=${lesson?.id}` }),
  parameters: { state: 'loading' },
}

export const LoadFailed: Story = {
  render: screen({ show: () => Promise.reject(new ProblemError('client.network')) }, { search: `?open=${lesson?.id}` }),
  parameters: { state: 'loadFailed' },
}

export const NameIsTaken: Story = {
  render: screen({ create: () => Promise.reject(taken) }, { search: '?open=chapter' }),
  play: async () => {
    await fillIn('第一章')
    await waitFor(() => expect(body().getByRole('textbox', { name: /^(名称|Name)/ })).toBeInvalid())
  },
}

/** While it is typed a fault stands at its field; the summary comes with saving. */
export const NameTooLong: Story = {
  render: screen({}, { search: '?open=chapter' }),
  play: async () => {
    const name = await nameField()
    await userEvent.type(name, '一'.repeat(31))
    await expect(name).toBeInvalid()
    await expect(body().queryByRole('alert')).toBeNull()
    await userEvent.click(save())
    await waitFor(() => expect(body().getByRole('alert')).toHaveFocus())
    await expect(body().getByRole('alert')).toHaveTextContent(/31/)
  },
}

export const Saving: Story = {
  render: screen({ create: () => forever() }, { search: '?open=chapter' }),
  play: async () => {
    await fillIn('第四章')
    await waitFor(() => expect(save()).toHaveAttribute('data-pending'))
  },
}

export const AsksBeforeClosing: Story = {
  render: screen({}, { search: '?open=chapter' }),
  parameters: { state: 'open.asking' },
  play: async () => {
    await userEvent.type(await nameField(), '第四章{Escape}')
    await expect(await body().findByRole('alertdialog')).toBeVisible()
  },
}

/** A server on which somebody else has saved before. */
const overtaken = (): Partial<ServerClient['chapters']> => {
  let isTold = false
  return {
    show: () =>
      shown().then((node) => (isTold ? { ...node, name: '商会的由来', courseMinutes: 12, version: 2 } : node)),
    update: () => {
      isTold = true
      return Promise.reject(new ProblemError('request.conflict'))
    },
  }
}

/** Somebody else saved first: what they changed is said, both stay, and the person chooses. */
export const ChangedByOthers: Story = {
  render: (...given) => screen(overtaken(), { search: `?open=${lesson?.id}` })?.(...given) ?? <></>,
  play: async () => {
    await fillIn('（新）')
    await expect(await body().findByRole('button', { name: /^(按所选内容保存|Save as chosen)$/ })).toBeVisible()
    await expect(await nameField()).toHaveValue('商会的历史（新）')
  },
}

/** Somebody else deleted it while it was edited. */
export const DeletedByOthers: Story = {
  render: screen(
    { show: shown, update: () => Promise.reject(new ProblemError('request.not_found')) },
    { search: `?open=${lesson?.id}` },
  ),
  play: async () => {
    await fillIn('（新）')
    await expect(await body().findByRole('button', { name: /^(另存为新的|Save as a new one)$/ })).toBeVisible()
  },
}

/** The course went in another tab: what is typed stays, and the screen says what happened. */
export const CourseDeletedByOthers: Story = {
  render: screen({ create: () => Promise.reject(new ProblemError('request.not_found')) }, { search: '?open=chapter' }),
  play: async () => {
    await fillIn('第四章')
    await expect(await body().findByText(/这门课程已被其他人删除|Somebody else has deleted this course/)).toBeVisible()
    await expect(await nameField()).toHaveValue('第四章')
  },
}

export const Saved: Story = {
  render: screen({ create: () => shown() }, { search: '?open=chapter' }),
  parameters: { state: 'saved' },
  play: async ({ canvasElement }) => {
    await fillIn('第四章')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await within(canvasElement).findByText(/^(已保存|Saved)$/)
  },
}

export const ClosedUntouched: Story = {
  render: screen({}, { search: '?open=chapter' }),
  parameters: { state: 'closed' },
  play: async () => {
    await nameField()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}
