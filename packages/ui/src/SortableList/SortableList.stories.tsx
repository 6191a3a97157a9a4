import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { SortableList } from './SortableList.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/SortableList', component: SortableList, tags: ['composite'] } satisfies Meta<
  typeof SortableList
>
export default meta
type Story = StoryObj

const lessons = ['商会的历史', '会员的权利', '如何使用企业名片', longName]

const labels = (say: Say) => ({
  up: (name: string) => say(`上移 ${name}`, `Move ${name} up`),
  down: (name: string) => say(`下移 ${name}`, `Move ${name} down`),
  moved: (name: string, place: number) => say(`${name} 现在是第 ${place} 个`, `${name} is now number ${place}`),
})

const ofLessons = inBoth((say) => (
  <Held<string[]> initial={lessons}>
    {(items, set) => (
      <Panel title={say('第一章　认识商会', 'Chapter 1')}>
        <SortableList
          label={say('节', 'Lessons')}
          items={items}
          getKey={(name) => name}
          getName={(name) => name}
          render={(name) => name}
          onMove={set}
          labels={labels(say)}
        />
      </Panel>
    )}
  </Held>
))

export const Playground = playground(
  SortableList<string>,
  (say) => ({
    label: say('节', 'Lessons'),
    items: lessons.slice(0, 3),
    getKey: (name: string) => name,
    getName: (name: string) => name,
    render: (name: string) => name,
    labels: labels(say),
  }),
  { frame: (piece) => <Panel>{piece}</Panel> },
)

export const MovesByButtons: Story = {
  render: ofLessons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const up = () => canvas.getByRole('button', { name: /上移 如何|Move 如何使用企业名片 up/ })
    const down = () => canvas.getByRole('button', { name: /下移 如何|Move 如何使用企业名片 down/ })
    await canvas.findAllByRole('row')
    await tabTo(canvas.getByRole('row', { name: '商会的历史' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await tabTo(up())
    await userEvent.keyboard('{Enter}')
    await expect(up()).toHaveFocus()
    // No frame may pass: the next key would be lost.
    up().click()
    await Promise.resolve()
    await expect(down()).toHaveFocus()
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('如何使用企业名片')
    await expect(canvas.getByRole('status')).toHaveTextContent(/现在是第 1 个|is now number 1/)
  },
}

/** What is dragged by keys would go between these. */
const isBetween = (one: string, other: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`${one}.+${other}`)))

export const MovesByDragging: Story = {
  // It ends in the middle of a drag, which makes all that is outside of it inert, what comes next too.
  beforeEach: () => () => userEvent.keyboard('{Escape}'),
  render: ofLessons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (at: number) => canvas.getAllByRole('row', { name: /./ })[at] as HTMLElement
    const grip = () => canvas.getByRole('button', { name: /(拖动|Drag) 商会的历史/ })
    await canvas.findAllByRole('row')
    grip().focus()
    await userEvent.keyboard('{Enter}')
    await isBetween('商会的历史', '会员的权利')
    await expect(canvas.getByRole('row', { name: '商会的历史' })).toHaveAttribute('data-dragging')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isBetween('如何使用企业名片', longName.slice(0, 9))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(2)).toHaveTextContent('商会的历史'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/现在是第 3 个|is now number 3/)
    // On its way back, which is what the picture shows.
    grip().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-target]')).not.toBeNull())
  },
}
