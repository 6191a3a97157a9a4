import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber, withZone } from '@icss/core/copy/format.ts'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { arrivalTimes } from './arrival-times.ts'
import * as styles from './Arrivals.css.ts'
import { ArrivalsChart } from './ArrivalsChart.tsx'

/** When the people of a meeting came: in a line, which opens as a chart. For a meeting that somebody has signed in to. */
export function ArrivalsPanel({ meetingId }: { meetingId: string }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { participants } = useClient()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['participants', 'arrivals', meetingId],
    queryFn: ({ signal }) => participants.arrivals({ params: { meetingId } }, { signal }),
  })
  if (data?.signedIn === 0) return null
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <div className={styles.around}>
      <Panel>
        <h2>
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} className={styles.chevron} />
            <span>{t('participants.arrivals.title')}</span>
            {data && <Summary arrivals={data} />}
          </button>
        </h2>
        <div id={id} hidden={!isOpen} className={styles.body}>
          {isOpen && data && <ArrivalsChart arrivals={data} />}
          {isOpen && !data && (
            <div role="status" className={styles.fault}>
              {error ? inOneLine(error) : t('shell.loading')}
              {error && (
                <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
                  {t('shell.retry')}
                </Button>
              )}
            </div>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** When most came, and whether they still come. */
function Summary({ arrivals }: { arrivals: Arrivals }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { items } = arrivals
  const times = arrivalTimes(arrivals)
  const most = items.reduce((best, { count }, at) => (count > (items[best]?.count ?? 0) ? at : best), 0)
  const said = (key: 'most' | 'latest', at: number) =>
    t(`participants.arrivals.${key}`, {
      time: withZone(times[at] ?? '', items[at]?.at ?? ''),
      count: formatNumber(items[at]?.count ?? 0, language),
    })
  return (
    <span className={styles.summary}>
      {items.length > 1 && <span className={styles.fact}>{said('most', most)}</span>}
      <span className={styles.fact}>{said('latest', items.length - 1)}</span>
    </span>
  )
}
