import { useQueryClient } from '@tanstack/react-query'
import { Link2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { BindingLink } from '@icss/core/employee-bindings/own-card.ts'
import type { Employee } from '@icss/core/employees/employee.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './CardBinding.css.ts'
import { CardPhones } from './CardPhones.tsx'

export type CardBindingProps = {
  card: Employee
  /** Told the card once it is unbound. */
  onChange: (card: Employee) => void
}

/** The binding of a card to a person: a link with which they bind it, unbinding, and the phones that are logged in. */
export function CardBinding({ card, onChange }: CardBindingProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { employeeBindings } = useClient()
  const [link, setLink] = useState<BindingLink>()
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const params = { employeeId: card.id }
  const act = async (work: () => Promise<string>) => {
    setPending(true)
    try {
      notify.done(await work())
    } catch (error) {
      notify.failed(error)
    } finally {
      setPending(false)
      setAsked(false)
    }
  }
  const issue = () =>
    act(async () => {
      setLink(await employeeBindings.issue({ params }))
      return t('employeeBindings.issued')
    })
  const revoke = () =>
    act(async () => {
      await employeeBindings.revoke({ params })
      setLink(undefined)
      return t('employeeBindings.revoked')
    })
  const unbind = () =>
    act(async () => {
      onChange(await employeeBindings.unbind({ params }))
      setLink(undefined)
      await queries.invalidateQueries({ queryKey: ['employees'] })
      return t('employeeBindings.unbound', { name: card.name })
    })
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <div>
          <Status tone={card.bound ? 'good' : 'neutral'}>
            {t(`employees.bound.${card.bound ? 'true' : 'false'}`)}
          </Status>
        </div>
        <p className={styles.quiet}>{t(card.bound ? 'employeeBindings.boundText' : 'employeeBindings.unboundText')}</p>
        <div className={styles.buttons}>
          {!link && (
            <Button
              variant={card.bound ? 'secondary' : 'primary'}
              icon={<Link2 size={16} />}
              isPending={isPending && !isAsked}
              onPress={() => void issue()}
            >
              {t(card.bound ? 'employeeBindings.issueAgain' : 'employeeBindings.issue')}
            </Button>
          )}
          {card.bound && (
            <Button variant="dangerOutline" icon={<Unlink size={16} />} onPress={() => setAsked(true)}>
              {t('employeeBindings.unbind')}
            </Button>
          )}
        </div>
      </div>
      {link && (
        <div className={styles.link}>
          <QrCode
            value={link.url}
            label={t('employeeBindings.qr')}
            size={148}
            tooLong={t('employeeBindings.qrTooLong')}
          />
          <div className={styles.part}>
            <div className={styles.line}>
              <a href={link.url} target="_blank" rel="noreferrer" className={styles.address}>
                {link.url}
              </a>
              <CopyButton name={t('employeeBindings.address')} text={link.url} />
            </div>
            <p className={styles.quiet}>
              {t('employeeBindings.expiresAt', { time: formatDateTime(link.expiresAt) })}
              {card.bound && t('employeeBindings.rebindText')}
            </p>
            <div>
              <Button size="small" isPending={isPending} onPress={() => void revoke()}>
                {t('employeeBindings.revoke')}
              </Button>
            </div>
          </div>
        </div>
      )}
      <CardPhones employeeId={card.id} isBound={card.bound} />
      <Question
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void unbind()}
        title={t('employeeBindings.unbindTitle')}
        confirmLabel={t('employeeBindings.unbind')}
        isDestructive
        isPending={isPending}
      >
        {t('employeeBindings.unbindText', { name: card.name })}
      </Question>
    </div>
  )
}
