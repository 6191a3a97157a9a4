import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Tree, type TreeProps } from './Tree.tsx'
import type { TreeLabels } from './tree-labels.ts'
import type { TreeNode } from './tree.ts'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Tree', component: Tree, tags: ['composite'] } satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj

const labels = (say: Say): TreeLabels => ({
  add: say('新建分类', 'New category'),
  addBelow: say('新建下级', 'New one below'),
  rename: say('重命名', 'Rename'),
  remove: say('删除', 'Delete'),
  up: say('上移', 'Move up'),
  down: say('下移', 'Move down'),
  inwards: say('归入上一项', 'Move into the one above'),
  outwards: say('移到上一级', 'Move out'),
  more: (name) => say(`${name} 的操作`, `Acts on ${name}`),
  name: say('分类名称', 'Name of the category'),
  moved: (name, place, parent) =>
    say(
      `${name} 现在是${parent === undefined ? '' : ` ${parent} 下的`}第 ${place} 个`,
      `${name} is now number ${place}${parent === undefined ? '' : ` in ${parent}`}`,
    ),
})

const first: TreeNode[] = [
  {
    id: 'tech',
    name: '技术',
    count: 48,
    children: [
      { id: 'soft', name: '软件', count: 31, children: [{ id: 'ai', name: '人工智能', count: 9 }] },
      { id: 'hard', name: '硬件', count: 17 },
    ],
  },
  { id: 'law', name: '合规', count: 6 },
  { id: 'long', name: longName, count: 1204 },
  { id: 'none', name: '未分类', count: 3, isFixed: true },
]

const renamed = (nodes: readonly TreeNode[], id: string, name: string): TreeNode[] =>
  nodes.map((node) => ({
    ...node,
    name: node.id === id ? name : node.name,
    ...(node.children === undefined ? {} : { children: renamed(node.children, id, name) }),
  }))

const removed = fn<(id: string) => void>()

/** `isLate`: a move is told of a moment after the press, as by a cache. */
function Categories({ say, isLate = false, ...rest }: { say: Say; isLate?: boolean } & Partial<TreeProps>) {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(first)
  const [selected, setSelected] = useState('soft')
  return (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Panel title={say('课程分类', 'Course categories')}>
        <Tree
          label={say('课程分类', 'Course categories')}
          nodes={nodes}
          selected={selected}
          onSelect={setSelected}
          labels={labels(say)}
          onAdd={(_, name) => setNodes([...nodes, { id: name, name }])}
          onRename={(id, name) => setNodes(renamed(nodes, id, name))}
          onRemove={removed}
          onMove={(next) => (isLate ? void setTimeout(() => setNodes(next)) : setNodes(next))}
          check={(name) => (name === '合规' ? say('已有同名分类', 'There is one of that name') : undefined)}
          {...rest}
        />
      </Panel>
    </div>
  )
}

export const Playground = playground(
  Tree,
  (say) => ({ label: say('课程分类', 'Course categories'), nodes: first, selected: 'soft', labels: labels(say) }),
  {
    choices: { selected: ['tech', 'soft', 'law'] },
    // Seen while something is moved.
    without: ['maxDepth'],
    frame: (piece, say) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Panel title={say('课程分类', 'Course categories')}>{piece}</Panel>
      </div>
    ),
  },
)

export const ByKeyboard: Story = {
  render: inBoth((say) => <Categories say={say} />),
  play: async ({ canvasElement }) => {
    removed.mockClear()
    const canvas = within(canvasElement)
    const item = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) })
    await canvas.findAllByRole('row')
    await userEvent.tab()
    await waitFor(() => expect(item('软件')).toHaveFocus())
    await expect(item('软件')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(item('人工智能')).toHaveFocus()
    await expect(item('人工智能')).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{Enter}')
    await expect(item('人工智能')).toHaveAttribute('aria-selected', 'true')

    // Out one level, and up before the others.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(item('人工智能')).toHaveAttribute('aria-level', '2'))
    await waitFor(() => expect(item('人工智能')).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(/人工智能 现在是 技术 下的第 2 个|number 2 in 技术/)

    // Keys that come without a pause find what was moved.
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(item('人工智能')).toHaveAttribute('aria-posinset', '2'))
    await expect(item('人工智能')).toHaveFocus()

    // A name that is taken is refused in its place; Escape leaves the old one.
    await userEvent.keyboard('{F2}合规{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/已有同名|of that name/)
    await userEvent.keyboard('{Escape}{F2}智能{Enter}{Delete}')
    await waitFor(() => expect(item('智能')).toHaveFocus())
    await expect(removed).toHaveBeenCalledWith('ai')
    // What is fixed keeps its name and place, and has no menu.
    await userEvent.keyboard('{End}{F2}{Delete}')
    await expect(item('未分类')).toHaveFocus()
    await expect(removed).toHaveBeenCalledOnce()
  },
}

export const ByMenuAndDragging: Story = {
  render: inBoth((say) => <Categories say={say} isLate />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    const item = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) })
    await canvas.findAllByRole('row')
    await userEvent.tab()
    await waitFor(() => expect(item('软件')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('硬件')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(within(item('硬件')).getByRole('button', { name: /的操作|Acts/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await body.findByRole('menuitem', { name: /上移|Move up/ }))
    await waitFor(() => expect(item('硬件')).toHaveAttribute('aria-posinset', '1'))

    // Dragged by keys: into the one above, which it then stands in as the last one.
    within(item('合规'))
      .getByRole('button', { name: /拖动|Drag/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('合规')).toHaveAttribute('data-dragging'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvasElement.querySelector('[data-key=soft]')).toHaveAttribute('data-drop-target'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('合规')).toHaveAttribute('aria-level', '3'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/合规 现在是 软件 下的第 2 个|number 2 in 软件/)

    await userEvent.click(canvas.getByRole('button', { name: /新建分类|New category/ }))
    await userEvent.keyboard('👩‍🏫 شركة 𠮷{Enter}')
    await expect(await canvas.findByRole('row', { name: /شركة/ })).toBeVisible()
  },
}
