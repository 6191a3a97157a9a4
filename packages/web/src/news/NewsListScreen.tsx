import { Send, Undo2 } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { NounList } from '../lists/NounList.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { InformationFrame } from '../organisation/InformationFrame.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { NewsStatus } from './NewsStatus.tsx'
import { useNewsStatus } from './useNewsStatus.ts'

/** The chamber's news: a tab of information management with an address of its own (chamber.md). */
export default function NewsListScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  const row = useRowChange('news')
  const setStatus = useNewsStatus()
  return (
    <InformationFrame tab="news">
      <NounList
        noun="news"
        isPart
        editPath={(id) => pathTo('newNews', { id })}
        rowActionCount={1}
        rowActions={({ id, title, status: now }) => {
          const isPublished = now === 'published'
          const label = t(isPublished ? 'news.withdraw' : 'news.publish')
          return (
            <IconButton
              size="small"
              label={`${label} ${title}`}
              tooltip={label}
              icon={isPublished ? <Undo2 size={16} /> : <Send size={16} />}
              isDisabled={row.isPending}
              onPress={() => row.change(() => setStatus(id, isPublished ? 'withdrawn' : 'published'))}
            />
          )
        }}
        columns={[
          { id: 'title', minWidth: 204 },
          { id: 'status', width: 120, render: (news) => <NewsStatus news={news} /> },
          { id: 'startAt', width: timeWidth(148) },
          { id: 'endAt', width: timeWidth(148) },
          { id: 'publisher', width: 120 },
          { id: 'pictureCount', width: 80, align: 'end' },
        ]}
      />
    </InformationFrame>
  )
}
