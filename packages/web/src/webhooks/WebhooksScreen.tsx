import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { maxWebhooks } from '@icss/core/webhooks/webhook.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { DeliveryList } from './DeliveryList.tsx'
import { NewWebhook } from './NewWebhook.tsx'
import { WebhookTable } from './WebhookTable.tsx'
import * as styles from './WebhooksScreen.css.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** Addresses that are told what happens in the channel, and what was sent to them and to the administrator's phone. */
export default function WebhooksScreen() {
  const t = useCopy()
  const titleOf = useTitleOf()
  const { webhooks } = useClient()
  const queries = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const isReadOnly = useReadsOnly()
  const query = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => webhooks.list({}, { signal }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['webhooks'] })
  const make = (variant: 'primary' | 'secondary') =>
    !isReadOnly && (
      <Button variant={variant} icon={<Plus size={16} />} onPress={() => setMaking(true)}>
        {t('webhooks.create')}
      </Button>
    )
  return (
    <>
      <PageHead title={titleOf('webhooks')} actions={query.data && query.data.total > 0 && make('primary')} />
      <p className={styles.says}>{t('webhooks.text', { max: maxWebhooks })}</p>
      <div className={styles.parts}>
        <Panel title={t('webhooks.listed')}>
          <Fetched query={query} outline={2}>
            {({ items }) => (
              <WebhookTable webhooks={items} firstStep={make('secondary')} onDeleted={() => void refresh()} />
            )}
          </Fetched>
        </Panel>
        <Panel title={t('webhooks.deliveries.title')} isPadded>
          <DeliveryList />
        </Panel>
      </div>
      {isMaking && <NewWebhook onClose={() => setMaking(false)} onMade={() => void refresh()} />}
    </>
  )
}
