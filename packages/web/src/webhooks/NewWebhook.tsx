import { useState } from 'react'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type EventName, eventNames } from '@icss/core/events/event.ts'
import { webhookDraft } from '@icss/core/webhooks/webhook.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { ShownOnce } from '../shell/ShownOnce.tsx'
import * as styles from './WebhooksScreen.css.ts'

/** None chosen is all. */
const all: EventName[] | undefined = undefined

/** Adds an address, then shows the key that signs what it is sent, which can be done this once only. */
export function NewWebhook({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const t = useCopy()
  const { webhooks } = useClient()
  const [secret, setSecret] = useState<string>()
  const form = useForm({
    schema: webhookDraft,
    saved: { url: '', events: all },
    save: (body) => webhooks.create({ body }),
    onSaved: (made) => {
      setSecret(made.secret)
      onMade()
    },
  })
  const fields = useDraftFields(form, 'webhooks')
  if (secret !== undefined)
    return (
      <ShownOnce
        title={t('webhooks.made')}
        text={t('webhooks.once')}
        name={t('webhooks.secret')}
        secret={secret}
        doneLabel={t('webhooks.saved')}
        onClose={onClose}
      />
    )
  const { value: chosen = [], onChange, label, error } = fields.any('events')
  const choose = (next: EventName[]) => onChange(next.length > 0 ? next : all)
  return (
    <FormDialog form={form} title={t('webhooks.create')} onClose={onClose} saveLabel={t('webhooks.create')}>
      <TextField
        {...fields.text('url')}
        isRequired
        autoFocus
        inputMode="url"
        maxLength={500}
        placeholder="https://"
        description={t('webhooks.urlHint')}
      />
      <div role="group" aria-label={label} data-field="events">
        <p className={styles.hint}>
          {label} · {t('webhooks.eventsHint')}
        </p>
        <div className={styles.events}>
          {eventNames.map((event) => (
            <Checkbox
              key={event}
              label={t(`webhooks.events.${event}`)}
              isSelected={chosen.includes(event)}
              onChange={(isOn) => choose(isOn ? [...chosen, event] : chosen.filter((one) => one !== event))}
            />
          ))}
        </div>
        {error !== undefined && <FormFault>{error}</FormFault>}
      </div>
    </FormDialog>
  )
}
