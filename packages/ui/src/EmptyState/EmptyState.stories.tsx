import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Trophy, Users } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth } from '../story/inBoth.ts'
import type { EmptyPictureKind } from './EmptyPicture.tsx'
import { EmptyState } from './EmptyState.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj

const kinds: [EmptyPictureKind, string, string][] = [
  ['list', '还没有企业', 'No companies yet'],
  ['search', '没有相符的企业', 'No company fits'],
  ['error', '没能取到数据', 'Could not be fetched'],
  ['locked', '没有权限', 'Not permitted'],
  ['upload', '还没有文件', 'No files yet'],
  ['live', '还没有直播', 'No live rooms yet'],
  ['message', '没有通知', 'No notices'],
]

export const Playground = playground(
  EmptyState,
  (say) => ({
    picture: 'list',
    title: say('还没有企业', 'No companies yet'),
    text: say('会员企业都列在这里。', 'Member companies are listed here.'),
    actions: <Button variant="primary">{say('新建企业', 'New company')}</Button>,
  }),
  { frame: (piece) => <Panel>{piece}</Panel> },
)

export const Pictures: Story = {
  render: inBoth((say) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
      {kinds.map(([kind, zh, en]) => (
        <Panel key={kind}>
          <EmptyState
            picture={kind}
            title={say(zh, en)}
            text={say('这里说明用处和下一步。', 'What it is for, and the next step.')}
          />
        </Panel>
      ))}
    </div>
  )),
}

export const Signs: Story = {
  render: inBoth((say) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
      <Panel>
        <EmptyState picture="list" sign={<Users size={16} />} title={say('还没有企业', 'No companies yet')} />
      </Panel>
      <Panel>
        <EmptyState picture="list" sign={<Bell size={16} />} title={say('还没有通知', 'No notices yet')} />
      </Panel>
      <Panel>
        <EmptyState picture="list" sign={<Trophy size={16} />} title={say('还没有奖品', 'No prizes yet')} />
      </Panel>
    </div>
  )),
}

export const FirstStep: Story = {
  render: inBoth((say) => (
    <Panel>
      <EmptyState
        picture="list"
        title={say('还没有企业', 'No companies yet')}
        text={say(
          '会员企业都列在这里，名片、活动和课程由此关联。',
          'Member companies are listed here; cards, events and courses belong to them.',
        )}
        actions={
          <>
            <Button>{say('导入名单', 'Import a list')}</Button>
            <Button variant="primary">{say('新建企业', 'New company')}</Button>
          </>
        }
      />
    </Panel>
  )),
}
