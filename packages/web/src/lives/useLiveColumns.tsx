import type { Column } from '@icss/ui/DataTable/Column.ts'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { LiveStatus } from './LiveStatus.tsx'

type Row = Pick<Live, 'id' | 'name' | 'headImage' | 'type' | 'tutorName' | 'status' | 'startAt' | 'viewerCount'>

/** The columns of a list of lives, the channel's own or those of the channel above. */
export function useLiveColumns(search: string, pathOf: (id: string) => string): Column<Row>[] {
  const t = useCopy()
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      header: t('lives.fields.name'),
      isName: true,
      isSortable: true,
      minWidth: 240,
      render: ({ id, name, headImage }) => (
        <NameCell
          name={name}
          search={search}
          href={`#${pathOf(id)}`}
          picture={<LazyImage src={hrefOf(headImage)} alt="" ratio={16 / 9} width={50} />}
        />
      ),
    },
    {
      id: 'status',
      header: t('lives.fields.status'),
      width: 128,
      render: ({ status }) => <LiveStatus status={status} />,
    },
    { id: 'type', header: t('lives.fields.type'), width: 96, render: ({ type }) => t(`lives.types.${type}`) },
    { id: 'tutorName', header: t('lives.fields.tutorId'), width: 112, render: ({ tutorName }) => tutorName || '—' },
    {
      id: 'startAt',
      header: t('lives.fields.startAt'),
      width: 148,
      isSortable: true,
      render: ({ startAt }) => formatDateTime(startAt),
    },
    {
      id: 'viewerCount',
      header: t('lives.fields.viewerCount'),
      width: 96,
      align: 'end',
      render: ({ viewerCount }) => formatNumber(viewerCount, language),
    },
  ]
}
