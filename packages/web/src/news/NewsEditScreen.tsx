import { newsContract } from '@icss/core/news/news.contract.ts'
import { newsDraft } from '@icss/core/news/news.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { column } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { NewsForm } from './NewsForm.tsx'
import { NewsPictures } from './NewsPictures.tsx'

/** Days that a new piece of news is shown unless somebody says otherwise. */
const usualDays = 30
const minute = 60_000

function newNews(publisher: string) {
  const now = Math.floor(Date.now() / minute) * minute
  return {
    title: '',
    body: '',
    startAt: new Date(now).toISOString(),
    endAt: daysLater(now, usualDays),
    publisher,
    file: '',
  }
}

/** Writes a piece of news or changes one; one that is stored has pictures and a public page (chamber.md). */
export default function NewsEditScreen({ params: { id } }: ScreenProps) {
  const t = useCopy()
  const { news } = useClient()
  const session = useSession()
  const pathTo = usePaths()
  return (
    <>
      <NounEdit
        noun="news"
        id={id}
        listPath={pathTo('newsList')}
        schema={newsDraft}
        blank={() => newNews(session.account.name)}
        savedPath={(saved, isNew) => (isNew ? pathTo('newNews', { id: saved.id }) : undefined)}
      >
        {(form) => <NewsForm {...form} />}
      </NounEdit>
      {id !== undefined && (
        <div className={column}>
          <NewsPictures newsId={id} />
          {mayCall(newsContract.openLink, session) && (
            <PublicLinkPanel group={news} id={id} hint={t('news.hiddenLink')} />
          )}
        </div>
      )}
    </>
  )
}
