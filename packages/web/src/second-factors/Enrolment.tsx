import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { enrolmentMachine } from '@icss/core/second-factors/enrolment.machine.ts'
import type { Enrolment as Key } from '@icss/core/second-factors/second-factor.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import * as styles from './Enrolment.css.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export type EnrolmentProps = {
  begin: (currentPassword: string) => Promise<Key>
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>
  /** It is on, and its recovery codes are noted. */
  onDone: () => void
  /** For stories: where the machine stands. */
  snapshot?: SnapshotFrom<typeof enrolmentMachine>
}

/** Adds a second factor step by step; the machine of core decides what follows what. */
export function Enrolment({ begin, confirm, onDone, snapshot }: EnrolmentProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const [state, send] = useMachine(
    enrolmentMachine.provide({
      actors: {
        begin: fromPromise(({ input }: { input: string }) => begin(input)),
        confirm: fromPromise(({ input }: { input: string }) => confirm(input)),
      },
    }),
    snapshot ? { snapshot } : {},
  )
  const { password, code, enrolment, recoveryCodes, errors, failure } = state.context
  const isDone = state.matches('done')
  const told = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) told()
  }, [isDone])

  const fault = <FormFault>{inOneLine(failure)}</FormFault>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submit' })
  }
  const codeFault = inOneLine(errors['code'])
  const passwordFault = inOneLine(errors['currentPassword'])
  if (state.matches('recording') || isDone)
    return (
      <div className={styles.form}>
        <RecoveryCodes codes={recoveryCodes} says={t('secondFactors.codes')} />
        <Button variant="primary" isPending={isDone} onPress={() => send({ type: 'noted' })}>
          {t('secondFactors.noted')}
        </Button>
      </div>
    )
  if (enrolment)
    return (
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.says}>{t('secondFactors.scan')}</p>
        <div className={styles.scan}>
          <QrCode value={enrolment.uri} label={t('secondFactors.qr')} tooLong={t('secondFactors.tooLong')} />
          <span className={styles.key}>
            {enrolment.key.match(/.{1,4}/g)?.join(' ')}
            <CopyButton name={t('secondFactors.key')} text={enrolment.key} />
          </span>
        </div>
        <TextField
          label={t('secondFactors.code')}
          value={code}
          onChange={(value) => send({ type: 'code.changed', value })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          isReadOnly={state.matches('confirming')}
          {...(codeFault ? { error: codeFault } : {})}
        />
        {fault}
        <Button type="submit" variant="primary" isPending={state.matches('confirming')}>
          {t('secondFactors.confirm')}
        </Button>
      </form>
    )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.says}>{t('secondFactors.off')}</p>
      <PasswordField
        label={t('secondFactors.currentPassword')}
        value={password}
        onChange={(value) => send({ type: 'password.changed', value })}
        name="currentPassword"
        autoComplete="current-password"
        labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
        isReadOnly={state.matches('beginning')}
        {...(passwordFault ? { error: passwordFault } : {})}
      />
      {fault}
      <Button type="submit" variant="primary" isPending={state.matches('beginning')}>
        {t('secondFactors.begin')}
      </Button>
    </form>
  )
}
