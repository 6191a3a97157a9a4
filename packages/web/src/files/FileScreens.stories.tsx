import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { planOpenings } from '@icss/core/content-permissions/opening-plan.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { portrait } from '@icss/ui/story/pictures.ts'
import type { ServerClient } from '../server/client.ts'
import { storyFileGroups, storyFiles } from './files.records.fixture.ts'
import { keepUpload } from '../uploads/kept-upload.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import { storyTransport, type StoryTransfer, storyUploads } from '../story/uploads.ts'
import FileListScreen from './FileListScreen.tsx'
import { FilePreview } from './FilePreview.tsx'
import FileUploadScreen from './FileUploadScreen.tsx'

const meta = {
  title: 'Screens/Files',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const [file] = storyFiles
if (!file) throw new Error('The stories have files.')

/** More than are seen at once. */
const manyGroups = Array.from({ length: 24 }, (_, at) => ({
  id: `0199aa00-0000-7000-8000-0000000004${at + 10}`,
  name: `第${at + 1}组`,
  parentId: null,
  channelIds: [],
  version: 1,
}))

const client = (files: Partial<ServerClient['files']> = {}, groups: readonly (typeof manyGroups)[number][] = []) =>
  stubClient({
    files: {
      list: () => Promise.resolve({ items: [...storyFiles], total: storyFiles.length }),
      show: () => Promise.resolve(file),
      create: () => Promise.resolve(file),
      ...files,
    },
    fileGroups: { list: () => Promise.resolve({ items: [...storyFileGroups] }) },
    uploads: storyUploads,
    receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
    channelGroups: { list: () => Promise.resolve({ items: [...groups], total: groups.length }) },
    contentPermissions: {
      show: () => Promise.resolve({ kind: 'file' as const, contentId: file.id, groupIds: [] }),
      plan: ({ body }) =>
        Promise.resolve({
          id: 'plan',
          ...planOpenings(
            body,
            storyFiles.slice(0, 2).map(({ id, name }) => ({ kind: 'file', contentId: id, name, groupIds: [] })),
            groups.map(({ id }) => id),
          ),
        }),
    },
    selections: {
      create: () => Promise.resolve({ id: 'chosen', noun: 'files', count: 2 }),
      show: () => Promise.resolve({ id: 'chosen', noun: 'files', count: 2, came: 0, gone: 0 }),
    },
  })

interface FileScreen {
  readonly files?: Partial<ServerClient['files']>
  readonly groups?: typeof manyGroups
  readonly transfer?: StoryTransfer
}

const screen = (
  path: string,
  view: React.ReactNode,
  { files, groups, transfer = { kind: 'whole' } }: FileScreen = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const [uploads] = useState(() => storyTransport(transfer))
    const [answers] = useState(() => client(files, groups))
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={path}
        client={answers}
        session={sessionFixture()}
        uploads={uploads}
      >
        {view}
      </ScreenStage>
    )
  }

export const List: Story = { render: screen('/eusFileShow', <FileListScreen />) }

export const EmptyGroup: Story = {
  render: screen(`/eusFileShow?groupId=${storyFileGroups[3]?.id}`, <FileListScreen />, {
    files: { list: () => Promise.resolve({ items: [], total: 0 }) },
  }),
}

const deleteMany = fn<ServerClient['files']['deleteMany']>(({ body: { ids } }) =>
  Promise.resolve({ items: storyFiles.filter(({ id }) => ids.includes(id)) }),
)
const restore = fn<ServerClient['files']['restore']>(({ body: { ids } }) =>
  Promise.resolve({ items: storyFiles.filter(({ id }) => ids.includes(id)) }),
)

export const DeletedAndUndone: Story = {
  render: screen('/eusFileShow', <FileListScreen />, { files: { deleteMany, restore } }),
  play: async ({ canvasElement }) => {
    deleteMany.mockClear()
    restore.mockClear()
    const canvas = within(canvasElement)
    const [first, second] = storyFiles
    for (const name of [first?.name, second?.name])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name ?? '') }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(删除|Delete)$/ }))
    const ids = [first?.id, second?.id]
    await waitFor(() => expect(deleteMany).toHaveBeenCalledWith({ body: { ids } }))
    await userEvent.click(await within(document.body).findByRole('button', { name: /^(撤销|Undo)$/ }))
    await waitFor(() => expect(restore).toHaveBeenCalledWith({ body: { ids } }))
    await within(document.body).findByText(/已恢复 2|2 files restored/)
  },
}

export const OpensTwo: Story = {
  render: screen('/eusFileShow', <FileListScreen />, { groups: manyGroups }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { name } of storyFiles.slice(0, 2))
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(对频道组开放|Open to groups)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByRole('heading', { name: /^(修改 2 个文件的开放范围|Change who sees 2 files)$/ })
    const open = within(await dialog.findByRole('group', { name: /^(新增开放|Also open to)$/ }))
    await userEvent.click(open.getByRole('checkbox', { name: /^第12组/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(下一步|Next)$/ }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await question.findByText(/^(将处理 2 条|2 will be done)$/)
    await expect(question.getByRole('listitem')).toHaveTextContent(/^(对“第12组”开放 2 项|Opens 2 to “第12组”)$/)
  },
}

export const RenameIsRefused: Story = {
  render: screen('/eusFileShow', <FileListScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [more] = await canvas.findAllByRole('button', { name: /更多操作|More actions/ })
    await userEvent.click(more as HTMLElement)
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: /重命名|Rename/ }))
    const name = await page.findByRole('textbox', { name: /名称|Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    // What is selected is the name without its ending.
    await userEvent.keyboard('{Backspace}')
    await expect(name).toHaveValue('.pdf')
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText(/不能为空|Cannot be empty/)).toBeVisible()
  },
}

const openMove = async (canvasElement: HTMLElement) => {
  const [more] = await within(canvasElement).findAllByRole('button', { name: /更多操作|More actions/ })
  await userEvent.click(more as HTMLElement)
  const page = within(document.body)
  await userEvent.click(await page.findByRole('menuitem', { name: /移动|Move/ }))
  const dialog = within(await page.findByRole('dialog', { name: /移动到文件组|Move to a group/ }))
  await userEvent.click(dialog.getByRole('button', { name: /^(移动|Move)/ }))
  return dialog
}

/** What concerns no field of the small form stands above them, and the dialog stays. */
export const MoveIsRefused: Story = {
  render: screen('/eusFileShow', <FileListScreen />, {
    files: { move: () => Promise.reject(new ProblemError('request.not_found')) },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openMove(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/不存在|not exist/)
  },
}

/** While it is being saved, nothing closes it. */
export const Moving: Story = {
  tags: ['!screen'],
  render: screen('/eusFileShow', <FileListScreen />, { files: { move: () => forever() } }),
  play: async ({ canvasElement }) => {
    const dialog = await openMove(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: /^(取消|Cancel)$/ })).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: /^(取消|Cancel)$/ })).toBeVisible()
  },
}

const texts = ['甲方：深圳软件商会', '乙方：南山培训中心', '', '一、双方同意合作举办培训。'].join('\n')

export const PreviewOfText: Story = {
  render: (_, { globals }) => (
    <ScreenStage language={globals['language'] as Language} path="/eusFileShow" client={client()}>
      <FilePreview
        file={{ ...file, name: '合作协议.txt', type: 'txt', size: 96 }}
        address={`data:text/plain;charset=utf-8,${encodeURIComponent(texts)}`}
        onClose={() => {}}
        onDownload={() => {}}
        onNext={() => {}}
      />
    </ScreenStage>
  ),
  play: async () => {
    await expect(await within(document.body).findByText(/乙方：南山培训中心/)).toBeVisible()
  },
}

export const PreviewOfPicture: Story = {
  render: (_, { globals }) => (
    <ScreenStage language={globals['language'] as Language} path="/eusFileShow" client={client()}>
      <FilePreview
        file={{ ...file, name: '年会合影.png', type: 'png' }}
        address={portrait}
        onClose={() => {}}
        onDownload={() => {}}
        onPrevious={() => {}}
      />
    </ScreenStage>
  ),
}

const chosen = (name: string, bytes = 4096) => new File([new Uint8Array(bytes).fill(32)], name, { lastModified: 0 })

/** A reload cut two of them: which, and how far each came, until the same file is chosen again. */
export const Interrupted: Story = {
  beforeEach: () => {
    for (const [name, stored] of [
      ['年报.pdf', 12],
      ['素材.zip', 60],
    ] as const)
      keepUpload(`newFile.${name}`, { slot: 'cloudFile', name, size: 100, changed: 0, uploadId: name, stored })
  },
  render: screen('/eusFileUpload', <FileUploadScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/年报.pdf[^]*12%[^]*素材.zip[^]*60%/)).toBeVisible()
    const input = await canvas.findByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input[type=file]' })
    await userEvent.upload(input, new File([new Uint8Array(100)], '年报.pdf', { lastModified: 0 }))
    await waitFor(() => expect(canvas.queryByText(/12%/)).toBeNull())
    await expect(canvas.getByText(/60%/)).toBeVisible()
    await expect(await canvas.findByText(/已完成 1 个|1 of 1/)).toBeVisible()
  },
}

export const ManyOnTheirWay: Story = {
  render: screen('/eusFileUpload', <FileUploadScreen params={{}} />, { transfer: { kind: 'held', share: 0.59 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input[type=file]' })
    const names = ['年报.pdf', '讲义.docx', '数据.csv', '素材.zip']
    await userEvent.upload(input, [...names.map((name) => chosen(name)), chosen('空.txt', 0)])
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3))
    await expect(canvas.getByText(/等待上传|Waiting/)).toBeVisible()
    await expect(canvas.getByText(/文件是空的|empty/)).toBeVisible()
    // One that is taken off lets the next one go.
    await userEvent.click(canvas.getByRole('button', { name: /(取消|Cancel) 年报/ }))
    await waitFor(() => expect(canvas.queryByText(/等待上传|Waiting/)).toBeNull())
  },
}

const create = fn<ServerClient['files']['create']>(() => Promise.resolve(file))

export const LostAndPublished: Story = {
  render: screen('/eusFileUpload', <FileUploadScreen params={{}} />, {
    transfer: { kind: 'lostOnce', share: 0.4 },
    files: { create },
  }),
  play: async ({ canvasElement }) => {
    create.mockClear()
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input[type=file]' })
    await userEvent.upload(input, chosen(`${'很长的文件名'.repeat(10)}.pdf`))
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Try again)/ }))
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    await expect(create.mock.calls[0]?.[0].body.name).toBe(`${'很长的文件名'.repeat(8)}很长的.pdf`)
    await expect(await canvas.findByText(/已完成 1 个|1 of 1/)).toBeVisible()
  },
}

export const Edit: Story = {
  render: screen(`/eusFileUpload/${file.id}`, <FileUploadScreen params={{ id: file.id }} />),
}
