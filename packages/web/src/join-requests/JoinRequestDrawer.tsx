import { Check, X } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { industryName } from '@icss/core/companies/industries.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { JoinRequest } from '@icss/core/join-requests/join-requests.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { JoinRequestStatus } from './JoinRequestStatus.tsx'

export type JoinRequestDrawerProps = {
  request: JoinRequest
  onClose: () => void
  onConfirm: () => void
  onRefuse: () => void
}

/** An application to join: which company, who applies, and what came of it. */
export function JoinRequestDrawer({ request, onClose, onConfirm, onRefuse }: JoinRequestDrawerProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { state, handledAt, companyId } = request
  const words = (field: 'name' | 'unifiedCreditCode' | 'applicant' | 'phone' | 'reason' | 'handledBy') => ({
    label: t(`joinRequests.fields.${field}`),
    value: request[field],
  })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('joinRequests.of', { name: request.name })}
      closeLabel={t('shell.close')}
      {...(state === 'pending'
        ? {
            footer: (
              <>
                <Button icon={<X size={16} />} onPress={onRefuse}>
                  {t('joinRequests.refuse')}
                </Button>
                <Button variant="primary" icon={<Check size={16} />} onPress={onConfirm}>
                  {t('joinRequests.confirm')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <DescriptionList
        items={[
          { label: t('joinRequests.fields.state'), value: <JoinRequestStatus state={state} /> },
          { label: t('joinRequests.fields.createdAt'), value: formatDateTime(request.createdAt) },
          { ...words('name'), isWide: true },
          words('unifiedCreditCode'),
          { label: t('joinRequests.fields.industry'), value: industryName(request.industry, language) },
          {
            label: t('joinRequests.fields.isInRegister'),
            value: t(request.isInRegister ? 'joinRequests.register.known' : 'joinRequests.register.unknown'),
            isWide: true,
          },
          words('applicant'),
          words('phone'),
          ...(state === 'refused' ? [{ ...words('reason'), isWide: true }] : []),
          ...(handledAt === null
            ? []
            : [words('handledBy'), { label: t('joinRequests.fields.handledAt'), value: formatDateTime(handledAt) }]),
        ]}
      />
      {companyId !== null && <Link href={pathTo('company', { id: companyId })}>{t('joinRequests.open')}</Link>}
    </Drawer>
  )
}
