import { Download } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import type { ReceivedFile } from '@icss/core/files/files.contract.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList } from '../lists/EntityList.tsx'
import type { ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { FileScreenQuery } from './file-box.ts'
import { downloadFile } from './download-file.ts'
import { fileColumns } from './file-columns.tsx'
import { FileFilters } from './FileFilters.tsx'
import { FileGroups } from './FileGroups.tsx'
import * as styles from './FileGroups.css.ts'
import { FilePreview } from './FilePreview.tsx'

/** Files of the main channel that are open to this one. */
export function ReceivedFiles(state: ListState<FileScreenQuery>) {
  const t = useCopy()
  const client = useClient()
  const { query } = state
  const [opened, setOpened] = useState<ReceivedFile>()
  return (
    <>
      <EntityList
        noun="files"
        state={state}
        load={({ page, pageSize, sort, q }, signal) =>
          client.receivedFiles.list({ query: { page, pageSize, sort, q } }, { signal })
        }
        nameOf={({ name }) => name}
        {...(query.q === undefined
          ? {
              empty: (
                <EmptyState
                  picture="list"
                  title={t('files.emptyReceived.title')}
                  text={t('files.emptyReceived.text')}
                />
              ),
            }
          : {})}
        aside={
          <div className={styles.beside}>
            <FileGroups {...state} />
          </div>
        }
        filters={<FileFilters {...state} />}
        rowActionCount={1}
        rowActions={({ id, name }) => (
          <IconButton
            size="small"
            label={`${t('files.download')} ${name}`}
            tooltip={t('files.download')}
            icon={<Download size={16} />}
            onPress={() => downloadFile(id)}
          />
        )}
        columns={[
          ...fileColumns<ReceivedFile>(t, { search: query.q ?? '', onOpen: setOpened }),
          {
            id: 'channel',
            header: t('files.fields.channel'),
            width: 140,
            render: ({ channelName }) => channelName,
          },
        ]}
      />
      {opened && (
        <FilePreview file={opened} onClose={() => setOpened(undefined)} onDownload={() => downloadFile(opened.id)} />
      )}
    </>
  )
}
