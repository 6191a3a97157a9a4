import { useQuery } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { DrawStage } from './DrawStage.tsx'
import * as styles from './DrawScreen.css.ts'

/** The draw on the big screen (seed section 4); without a meeting in the path it is chosen first. */
export default function DrawScreen({ params: { id } }: ScreenProps) {
  return id === undefined ? <MeetingChoice /> : <DrawStage meetingId={id} />
}

function MeetingChoice() {
  const t = useCopy()
  const pathTo = usePaths()
  const { bigScreen } = useClient()
  const found = useQuery({
    queryKey: ['meetings', 'bigScreen'],
    queryFn: ({ signal }) => bigScreen.meetings({}, { signal }),
  })
  return (
    <>
      <PageHead title={t('meetings.bigScreen.choose')} />
      <Panel isPadded>
        <Fetched query={found}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState picture="list" title={t('meetings.bigScreen.title')} text={t('meetings.bigScreen.empty')} />
            ) : (
              <ul className={styles.choices}>
                {items.map(({ id, name, startAt, state }) => (
                  <li key={id} className={styles.choice}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.when}>
                      {t(`meetings.states.${state}`)} · {formatDateTime(startAt)}
                    </span>
                    <Button href={pathTo('lotteryDraw', { id })}>{t('meetings.bigScreen.title')}</Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Fetched>
      </Panel>
    </>
  )
}
