import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Building2, GraduationCap, Radio, Users } from 'lucide-react'
import { inBoth, type Say } from '../story/inBoth.ts'
import { CommandPalette } from './CommandPalette.tsx'

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  tags: ['composite'],
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

export const Open: Story = { render: inBoth((say) => <Sample say={say} />) }

export const ByInitials: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async () => {
    picked.mockClear()
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('qy{ArrowDown}')
    const options = body.getAllByRole('option')
    await expect(options).toHaveLength(3)
    await expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(picked).toHaveBeenCalledWith('courses')
  },
}
