import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Highlight } from './Highlight.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Highlight', component: Highlight } satisfies Meta<typeof Highlight>
export default meta
type Story = StoryObj

export const Playground = playground(Highlight, (say) => ({
  text: say('深圳市智能光电有限公司', 'Shenzhen Smart Optics'),
  search: say('智能', 'smart'),
}))

export const WhatWasSearchedFor: Story = {
  render: () => (
    <Column>
      <p>
        <Highlight text="深圳市亿尚智能装备有限公司" search="智能" />
      </p>
      <p>
        <Highlight text="ICSS and icss" search="icss" />
      </p>
      <p>
        <Highlight text="前海物流集团" search="" />
      </p>
      <p>
        <Highlight text="a.b*c (50 %)" search="*c (" />
      </p>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await expect(marked).toEqual(['智能', 'ICSS', 'icss', '*c ('])
  },
}
