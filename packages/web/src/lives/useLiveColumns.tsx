import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import type { NounColumn } from '../lists/useNounColumns.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { LiveState } from './LiveStatus.tsx'

type Row = Pick<Live, 'id' | 'headImage' | 'tutorName' | 'status'>

/** Stands before the name of a live. */
export const livePicture = ({ headImage }: Row) => (
  <LazyImage src={hrefOf(headImage)} alt="" ratio={16 / 9} width={50} />
)

/** The columns of a list of lives, the channel's own or those of the channel above. */
export function useLiveColumns(): readonly NounColumn<Row>[] {
  const t = useCopy()
  return [
    { id: 'name', minWidth: 240 },
    { id: 'status', width: 128, render: ({ status }) => <LiveState status={status} /> },
    { id: 'type', width: 96 },
    { id: 'tutorName', header: t('lives.fields.tutorId'), width: 112, render: ({ tutorName }) => tutorName || '—' },
    { id: 'startAt', width: timeWidth(148) },
    { id: 'viewerCount', width: 96, align: 'end' },
  ]
}
