import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import type { Employee } from '@icss/core/employees/employee.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { CardBinding } from '../employee-bindings/CardBinding.tsx'
import { useCopy } from '../language/copy.ts'
import { NounList } from '../lists/NounList.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { useCompany } from '../companies/useCompany.ts'

/** The cards of a company's employees (seed section 2, employeeList). */
export default function EmployeeListScreen({ params: { companyId = '' } }: ScreenProps) {
  const t = useCopy()
  const [opened, setOpened] = useState<Employee>()
  const company = useCompany(companyId).data?.name
  return (
    <>
      <NounList
        noun="employees"
        parent={{ companyId }}
        part={{
          key: companyId,
          title: company === undefined ? t('employees.title') : t('employees.titleOf', { company }),
          empty: { title: t('employees.empty.title'), text: t('employees.empty.text') },
        }}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [
            { label: t('companies.title'), href: pathTo('businessManagement') },
            ...(company === undefined
              ? []
              : [{ label: company, href: pathTo('editBusinessManagement', { companyId }) }]),
            { label: t('employees.title') },
          ],
        }}
        editPath={(id = 'new') => pathTo('employeeCard', { companyId, id })}
        rowActionCount={1}
        rowActions={(card) => (
          <IconButton
            size="small"
            label={t('employeeBindings.of', { name: card.name })}
            tooltip={t('employeeBindings.open')}
            icon={<Smartphone size={16} />}
            onPress={() => setOpened(card)}
          />
        )}
        picture={({ name, avatar }) => (
          <Avatar name={name} size={28} {...(avatar === '' ? {} : { src: hrefOf(avatar) })} />
        )}
        columns={[
          { id: 'name', minWidth: 160 },
          { id: 'position', minWidth: 140 },
          { id: 'phone', width: 140 },
          {
            id: 'bound',
            width: 120,
            render: ({ bound }) => (
              <Status tone={bound ? 'good' : 'neutral'}>{t(`employees.bound.${bound ? 'true' : 'false'}`)}</Status>
            ),
          },
        ]}
      />
      {opened && (
        <Dialog
          isOpen
          onClose={() => setOpened(undefined)}
          title={t('employeeBindings.of', { name: opened.name })}
          closeLabel={t('shell.close')}
          isDismissable
        >
          <CardBinding card={opened} onChange={setOpened} />
        </Dialog>
      )}
    </>
  )
}
