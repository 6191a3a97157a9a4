import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { portrait } from '../story/pictures.ts'
import { Avatar } from './Avatar.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Avatar', component: Avatar } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj

export const Playground = playground(Avatar, (say) => ({ name: say('王龘', 'Anna Wang'), size: 32 }), {
  choices: { src: { portrait } },
})

export const PictureOrLetter: Story = {
  render: () => (
    <Row>
      <Avatar name="王龘" src={portrait} />
      <Avatar name="深圳软件商会" />
      <Avatar name="𠮷野" size={24} />
      <Avatar name="👩‍🏫" />
      <Avatar name="broken" src="data:image/png;base64,broken" size={40} />
      <Avatar name="مدير" size={40} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    // What did not load gives way to the first letter.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1))
    await expect(canvasElement).toHaveTextContent(/深.*𠮷.*B/)
  },
}
