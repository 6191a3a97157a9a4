import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField, type TextFieldProps } from '@icss/ui/TextField/TextField.tsx'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'

export type CodeFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'error' | 'description'> & {
  /** Sends a code; answers the seconds until another can be asked for. */
  send: () => Promise<{ seconds: number }>
  /** Whether a failure to send is said elsewhere, as at the field that it is about. */
  isRefused?: (error: unknown) => boolean
}

/** A code by SMS, and the button that asks for it. */
export function CodeField({ send, isRefused, ...field }: CodeFieldProps) {
  const t = useCopy()
  const notify = useNotify()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ seconds: wait }) => {
      setSeconds(wait)
      notify.done(t('adminPhone.sent'))
    },
    onError: (error) => (isRefused?.(error) ? undefined : notify.failed(error)),
  })
  return (
    <TextField
      {...field}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={
        <Button
          size="small"
          variant="quiet"
          isPending={sending.isPending}
          isDisabled={seconds > 0}
          onPress={() => sending.mutate()}
        >
          {seconds > 0 ? t('adminPhone.again', { seconds }) : t('adminPhone.sendCode')}
        </Button>
      }
    />
  )
}
