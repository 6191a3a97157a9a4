import { Gavel } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { Report } from '@icss/core/reports/reports.contract.ts'
import { useCopy } from '../language/copy.ts'
import { pathOfThing } from './report-paths.ts'
import { ReportStatus } from './ReportStatus.tsx'

export type ReportDrawerProps = { report: Report; onClose: () => void; onHandle: () => void }

/** A report with both sides, what it is about, and what came of it. */
export function ReportDrawer({ report, onClose, onHandle }: ReportDrawerProps) {
  const t = useCopy()
  const words = (
    field: 'reason' | 'note' | 'handledBy' | `${'reported' | 'reporter'}${'Account' | 'Name' | 'Company'}`,
  ) => ({
    label: t(`reports.fields.${field}`),
    value: report[field],
  })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('reports.of', { name: report.thingName })}
      closeLabel={t('shell.close')}
      {...(report.state === 'open'
        ? {
            footer: (
              <Button variant="primary" icon={<Gavel size={16} />} onPress={onHandle}>
                {t('reports.handle')}
              </Button>
            ),
          }
        : {})}
    >
      <DescriptionList
        items={[
          { label: t('reports.fields.state'), value: <ReportStatus state={report.state} /> },
          { label: t('reports.fields.createdAt'), value: formatDateTime(report.createdAt) },
          { label: t('reports.fields.kind'), value: t(`reports.kinds.${report.kind}`) },
          { label: t('reports.fields.type'), value: t(`reports.types.${report.type}`) },
          {
            label: t('reports.fields.thingName'),
            value: <Link href={pathOfThing(report)}>{report.thingName}</Link>,
            isWide: true,
          },
          { ...words('reason'), isWide: true },
          words('reportedName'),
          words('reportedCompany'),
          { label: t('reports.fields.reportedAccount'), value: report.reportedAccount || t('reports.noAccount') },
          words('reporterName'),
          words('reporterCompany'),
          words('reporterAccount'),
          ...(report.handledAt === null
            ? []
            : [
                { ...words('note'), isWide: true },
                words('handledBy'),
                { label: t('reports.fields.handledAt'), value: formatDateTime(report.handledAt) },
              ]),
        ]}
      />
    </Drawer>
  )
}
