import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { Badge } from '../Badge/Badge.tsx'
import { keepInSight } from './keep-in-sight.ts'
import { aside as asideStyle, bar, list, panel, tab as tabStyle } from './Tabs.css.ts'

export type TabItem = {
  id: string
  label: string
  /** How many it holds, written whole. */
  count?: number
  isDisabled?: boolean
  content: ReactNode
}

export type TabsProps = {
  /** Names the tabs for readers. */
  label: string
  items: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
  /** Stands at the end of the tabs, such as what the open part shows a range of. */
  aside?: ReactNode
}

/** Parts of one thing, one at a time. Arrow keys go from tab to tab. */
export function Tabs({ label, items, selected, onSelect, aside }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className={bar}>
        <TabList aria-label={label} className={list}>
          {items.map(({ id, label: words, count = 0, isDisabled = false }) => (
            <Tab
              key={id}
              id={id}
              ref={id === selected ? keepInSight : null}
              isDisabled={isDisabled}
              className={tabStyle}
            >
              {words}
              <Badge count={count} max={Infinity} />
            </Tab>
          ))}
        </TabList>
        {aside !== undefined && <div className={asideStyle}>{aside}</div>}
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
