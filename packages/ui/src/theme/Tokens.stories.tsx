import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth } from '../story/inBoth.ts'
import { motion, narrow, radius, space, text } from './measures.ts'
import { dark, light } from './palettes.ts'
import { vars } from './vars.css.ts'

const meta = { title: 'Foundations/Tokens', tags: ['composite'] } satisfies Meta
export default meta
type Story = StoryObj

const names = Object.keys(light) as (keyof typeof light)[]

export const Colours: Story = {
  render: inBoth((say) => (
    <Panel title={say('颜色', 'Colours')} isPadded>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 8 }}>
        {names.map((name) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8, ...text.table }}>
            <span
              style={{
                width: 32,
                height: 32,
                borderRadius: radius.medium,
                border: `1px solid ${vars.color.borderControl}`,
                background: vars.color[name],
              }}
            />
            <span>
              {name}
              <br />
              <span style={{ ...text.small, color: vars.color.muted }}>
                {light[name]} · {dark[name]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )),
}

export const TextAndSpace: Story = {
  render: inBoth((say) => (
    <Panel title={say('文字与间距', 'Text and space')} isPadded>
      {(Object.keys(text) as (keyof typeof text)[]).map((name) => (
        <p key={name} style={{ ...text[name], marginBottom: space(2) }}>
          {say('企业大学 把课程交到每一位会员手里 0123456789', 'A course in every hand 0123456789')}　{name}{' '}
          {text[name].fontSize}/{Number.parseInt(text[name].lineHeight, 10)}
        </p>
      ))}
      <div style={{ display: 'flex', alignItems: 'end', gap: space(2) }}>
        {[1, 2, 3, 4, 6, 8, 12].map((steps) => (
          <div key={steps} style={{ width: space(steps), height: space(steps), background: vars.color.accent }} />
        ))}
      </div>
    </Panel>
  )),
}

export const EdgesAndMotion: Story = {
  render: inBoth((say) => (
    <Panel title={say('圆角、阴影、动效与断点', 'Corners, shadows, motion and widths')} isPadded>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: space(4), marginBottom: space(4) }}>
        {Object.entries(radius).map(([name, value]) => (
          <span
            key={name}
            style={{ padding: space(3), border: `1px solid ${vars.color.borderControl}`, borderRadius: value }}
          >
            {name} {value}
          </span>
        ))}
        {Object.entries(vars.shadow).map(([name, value]) => (
          <span key={name} style={{ padding: space(3), background: vars.color.raised, boxShadow: value }}>
            {name}
          </span>
        ))}
      </div>
      <p style={text.body}>
        {say('动效', 'Motion')} {motion.quick}
      </p>
      {Object.entries(narrow).map(([name, value]) => (
        <p key={name} style={text.body}>
          {name} {value}
        </p>
      ))}
    </Panel>
  )),
}
