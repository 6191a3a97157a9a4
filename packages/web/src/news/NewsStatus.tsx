import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { News } from '@icss/core/news/news.contract.ts'
import { type NewsState, newsStateAt } from '@icss/core/news/news.ts'
import { useCopy } from '../language/copy.ts'
import { useNow } from '../shell/useNow.ts'

const tones: Record<NewsState, StatusTone> = {
  draft: 'neutral',
  scheduled: 'info',
  showing: 'good',
  over: 'neutral',
  withdrawn: 'warn',
}

export type NewsStatusProps = { news: Pick<News, 'status' | 'startAt' | 'endAt'> }

/** How a piece of news stands now. */
export function NewsStatus({ news }: NewsStatusProps) {
  const t = useCopy()
  const state = newsStateAt(news, useNow())
  return <Status tone={tones[state]}>{t(`news.states.${state}`)}</Status>
}
