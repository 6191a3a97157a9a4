import { useState } from 'react'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { forwardingDays } from '@icss/core/public-links/public-link.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import type { PublicLinkState } from './usePublicLink.ts'

/** What is asked before a link is renewed or turned off: the one that was sent or printed ends. */
export function LinkQuestions({ link: { asked, setAsked, change } }: { link: PublicLinkState }) {
  const t = useCopy()
  const [forward, setForward] = useState(true)
  const shared = { onClose: () => setAsked(undefined), isPending: change.isPending }
  return (
    <>
      <Question
        {...shared}
        isOpen={asked === 'renew'}
        onConfirm={() => change.mutate({ what: 'renew', forward })}
        title={t('publicLinks.panel.renewTitle')}
        confirmLabel={t('publicLinks.panel.renew')}
      >
        <p>{t('publicLinks.panel.renewText')}</p>
        <Checkbox
          label={t('publicLinks.panel.forward', { days: forwardingDays })}
          isSelected={forward}
          onChange={setForward}
        />
      </Question>
      <Question
        {...shared}
        isOpen={asked === 'close'}
        onConfirm={() => change.mutate({ what: 'close' })}
        title={t('publicLinks.panel.closeTitle')}
        confirmLabel={t('publicLinks.panel.close')}
      >
        {t('publicLinks.panel.closeText')}
      </Question>
    </>
  )
}
