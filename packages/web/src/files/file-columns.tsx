import type { Column } from '@icss/ui/DataTable/Column.ts'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { FileMark } from './FileMark.tsx'
import * as styles from './FileGroups.css.ts'
import type { PreviewedFile } from './FilePreview.tsx'

/** What every list of files shows of one: its name leads to what is in it. */
export const fileColumns = <File extends PreviewedFile>(
  t: ReturnType<typeof useCopy>,
  { search, onOpen }: { search: string; onOpen: ((file: File) => void) | undefined },
): Column<File>[] => [
  {
    id: 'name',
    header: t('files.fields.name'),
    isName: true,
    isSortable: true,
    minWidth: 220,
    render: (file) => (
      <span className={styles.fileName}>
        <FileMark type={file.type} />
        <span className={styles.fileWords} title={file.name}>
          {onOpen ? (
            <Link onPress={() => onOpen(file)}>
              <Highlight text={file.name} search={search} />
            </Link>
          ) : (
            <Highlight text={file.name} search={search} />
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'type',
    header: t('files.fields.type'),
    width: 84,
    isSortable: true,
    render: ({ type }) => type.toUpperCase(),
  },
  {
    id: 'size',
    header: t('files.fields.size'),
    width: 92,
    align: 'end',
    isSortable: true,
    render: ({ size }) => sizeText(size),
  },
  { id: 'publisher', header: t('files.fields.publisher'), width: 120, render: ({ publisher }) => publisher },
  {
    id: 'time',
    header: t('files.fields.time'),
    width: timeWidth(148),
    isSortable: true,
    render: ({ time }) => formatDateTime(time),
  },
]
