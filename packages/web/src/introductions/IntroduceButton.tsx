import { useMutation } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { IntroductionDraft } from '@icss/core/introductions/introduction.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useIntroductionsChanged } from './useIntroductionsChanged.ts'

export type IntroduceButtonProps = { pair: IntroductionDraft; name: string }

/** Introduces a resource and a demand to each other, once that is confirmed: both sides get an SMS. */
export function IntroduceButton({ pair, name }: IntroduceButtonProps) {
  const t = useCopy()
  const notify = useNotify()
  const refresh = useIntroductionsChanged()
  const { introductions } = useClient()
  const [isAsked, setAsked] = useState(false)
  const introducing = useMutation({
    mutationFn: () => introductions.introduce({ body: pair }),
    onSuccess: () => {
      notify.done(t('introductions.introduced'))
      refresh()
      setAsked(false)
    },
  })
  const close = () => {
    setAsked(false)
    introducing.reset()
  }
  return (
    <>
      <Button
        size="small"
        icon={<Handshake size={16} />}
        aria-label={`${t('introductions.introduce')} ${name}`}
        onPress={() => setAsked(true)}
      >
        {t('introductions.introduce')}
      </Button>
      <Question
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => introducing.mutate()}
        title={t('introductions.introduceTitle')}
        confirmLabel={t('introductions.introduce')}
        isPending={introducing.isPending}
        error={introducing.error}
      >
        {t('introductions.introduceText', { name })}
      </Question>
    </>
  )
}
