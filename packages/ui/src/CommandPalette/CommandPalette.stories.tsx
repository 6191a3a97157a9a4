import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Building2, GraduationCap, Radio, Users } from 'lucide-react'
import { inBoth, type Say } from '../story/inBoth.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { coversPage } from '../story/coversPage.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  tags: ['composite'],
  parameters: coversPage,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj

const picked = fn<(id: string) => void>()

function Sample({ say }: { say: Say }) {
  const screen = say('页面', 'Screen')
  return (
    <CommandPalette
      isOpen
      onClose={() => {}}
      onPick={picked}
      label={say('搜索页面与记录', 'Search screens and records')}
      placeholder={say('搜索页面、企业、课程…', 'Search screens, companies, courses…')}
      emptyText={say('没有相符的结果', 'Nothing fits')}
      commands={[
        {
          id: 'companies',
          label: say('企业管理', 'Companies'),
          keywords: ['qygl', 'companies'],
          hint: screen,
          icon: <Users size={16} />,
        },
        {
          id: 'courses',
          label: say('企业大学课程', 'Courses'),
          keywords: ['qydxkc', 'courses'],
          hint: screen,
          icon: <GraduationCap size={16} />,
        },
        {
          id: 'live',
          label: say('直播课程', 'Live courses'),
          keywords: ['zbkc', 'live'],
          hint: screen,
          icon: <Radio size={16} />,
        },
      ]}
      records={[
        { id: 'c1', label: '深圳市亿尚智能装备有限公司', hint: say('企业', 'Company'), icon: <Building2 size={16} /> },
      ]}
    />
  )
}

export const Playground = playground(
  CommandPalette,
  (say) => ({
    isOpen: true,
    label: say('搜索页面与记录', 'Search screens and records'),
    placeholder: say('搜索页面、企业、课程…', 'Search screens, companies, courses…'),
    emptyText: say('没有相符的结果', 'Nothing fits'),
    commands: [
      { id: 'companies', label: say('企业管理', 'Companies'), hint: say('页面', 'Screen'), icon: <Users size={16} /> },
      { id: 'live', label: say('直播课程', 'Live courses'), hint: say('页面', 'Screen'), icon: <Radio size={16} /> },
    ],
  }),
  { without: ['emptyText'] },
)

export const Open: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: () => waitFor(() => expect(within(document.body).getByRole('combobox')).toHaveFocus()),
}

export const ByInitials: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async () => {
    picked.mockClear()
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('combobox')).toHaveFocus())
    const names = () => body.getAllByRole('option').map((option) => option.querySelector('span')?.textContent)
    await userEvent.keyboard('课程')
    // What begins with the words comes before what holds them; records are what was found for them.
    await waitFor(() => expect(names()).toEqual(['企业大学课程', '直播课程', '深圳市亿尚智能装备有限公司']))
    await userEvent.keyboard('{Backspace}{Backspace}qy{ArrowDown}')
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(3))
    await expect(body.getAllByRole('option')[1]).toHaveAttribute('data-focused')
    await userEvent.keyboard('{Enter}')
    await expect(picked).toHaveBeenCalledWith('courses')
  },
}

export const ByPasting: Story = {
  tags: ['!composite'],
  render: inBoth((say) => <Sample say={say} />),
  play: async () => {
    picked.mockClear()
    const body = within(document.body)
    const input = body.getByRole('combobox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.paste('zbkc')
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(2))
    // Enter of an input method belongs to it.
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await expect(picked).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(picked).toHaveBeenCalledWith('live')
  },
}
