import { Download } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { Employee } from '@icss/core/employees/employee.ts'
import { vCardOf } from '@icss/core/employees/vcard.ts'
import * as styles from '../employee-bindings/CardBinding.css.ts'
import { useCopy } from '../language/copy.ts'

export type CardContactProps = { card: Employee; companyName: string }

/** A card for the contacts of a phone: as a code to be scanned, and as a file. */
export function CardContact({ card, companyName }: CardContactProps) {
  const t = useCopy()
  const file = contract.employees.vcard.path.replace('{employeeId}', card.id)
  return (
    <Panel isPadded title={t('employeeBindings.contacts')}>
      <div className={styles.link}>
        <QrCode
          value={vCardOf({ ...card, companyName })}
          label={t('employeeBindings.contactsQr')}
          size={148}
          tooLong={t('employeeBindings.qrTooLong')}
        />
        <div className={styles.part}>
          <p className={styles.quiet}>{t('employeeBindings.contactsText')}</p>
          <div>
            <Button icon={<Download size={16} />} onPress={() => location.assign(file)}>
              {t('employeeBindings.download')}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  )
}
