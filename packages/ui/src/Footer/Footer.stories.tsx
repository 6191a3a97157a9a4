import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { Footer } from './Footer.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/Footer', component: Footer } satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj

export const Playground = playground(Footer, (say) => ({
  owner: say('© 2026 深圳软件商会', '© 2026 Shenzhen Software Chamber'),
  icp: { number: '粤ICP备2026000001号', href: 'https://beian.miit.gov.cn/' },
  publicSecurity: { number: '粤公网安备44030002000001号', href: 'https://beian.mps.gov.cn/' },
}))

export const Filings: Story = {
  render: inBoth((say) => (
    <Footer
      owner={say('© 2026 深圳软件商会', '© 2026 Shenzhen Software Chamber')}
      icp={{ number: '粤ICP备2026000001号', href: 'https://beian.miit.gov.cn/' }}
      publicSecurity={{ number: '粤公网安备44030002000001号', href: 'https://beian.mps.gov.cn/' }}
    />
  )),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noreferrer', 'noreferrer'])
  },
}
