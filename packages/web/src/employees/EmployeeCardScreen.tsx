import { useState } from 'react'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Employee, employeeDraft } from '@icss/core/employees/employee.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { CardBinding } from '../employee-bindings/CardBinding.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { column, grid, wide } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { CardContact } from './CardContact.tsx'
import { UploadField } from '../uploads/UploadField.tsx'

const blank = { name: '', position: '', phone: '', avatar: '' }

/** Adds an employee's card (`new`) or changes one; below it the phones that it is bound to. */
export default function EmployeeCardScreen({ params: { companyId = '', id = 'new' } }: ScreenProps) {
  const isNew = id === 'new'
  return (
    <>
      <NounEdit
        noun="employees"
        id={isNew ? undefined : id}
        parent={{ companyId }}
        listPath={pathTo('employeeList', { companyId })}
        schema={employeeDraft}
        blank={() => blank}
      >
        {(form) => (
          <DraftForm {...form}>
            <Panel isPadded>
              <div className={grid}>
                <TextField {...form.field.text('name')} isRequired maxLength={20} />
                <TextField {...form.field.text('position')} isRequired maxLength={20} />
                <TextField {...form.field.text('phone')} isRequired inputMode="tel" />
                <div className={wide}>
                  <UploadField {...form.field.image('avatar')} />
                </div>
              </div>
            </Panel>
          </DraftForm>
        )}
      </NounEdit>
      {!isNew && <Bound employeeId={id} />}
    </>
  )
}

/** What is done with a card that is there, beside changing it. */
function Bound({ employeeId }: { employeeId: string }) {
  const t = useCopy()
  const { employees, companies } = useClient()
  const mayLink = mayCall(contract.employees.openLink, useSession())
  const [changed, setChanged] = useState<Employee>()
  const found = useQuery({
    queryKey: ['employees', 'shown', employeeId],
    queryFn: async ({ signal }) => {
      const card = await employees.show({ params: { employeeId } }, { signal })
      const { name } = await companies.show({ params: { companyId: card.companyId } }, { signal })
      return { card, companyName: name }
    },
  })
  return (
    <div className={column}>
      <Fetched query={found} outline={2}>
        {({ card: fetched, companyName }) => {
          const card = changed ?? fetched
          const seenBy = {
            position: t(`employeeBindings.choices.${card.positionSeenBy}`),
            phone: t(`employeeBindings.choices.${card.phoneSeenBy}`),
            avatar: t(`employeeBindings.choices.${card.avatarSeenBy}`),
          }
          return (
            <>
              <Panel isPadded title={t('employeeBindings.title')}>
                <CardBinding card={card} onChange={setChanged} />
              </Panel>
              {mayLink && (
                <PublicLinkPanel
                  group={employees}
                  id={employeeId}
                  hint={t(card.bound ? 'employeeBindings.seenBy' : 'employeeBindings.hidden', seenBy)}
                />
              )}
              <CardContact card={card} companyName={companyName} />
            </>
          )
        }}
      </Fetched>
    </div>
  )
}
