import { ContentGroupsPanel } from '../content-permissions/ContentGroupsPanel.tsx'
import { parts } from '../entities/DetailScreen.css.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { MarkPublic } from '../public-links/MarkPublic.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { FileEditForm } from './FileEditForm.tsx'
import { FileUploads } from './FileUploads.tsx'

/** Uploads files, or changes one (seed section 2, eusFileUpload). */
export default function FileUploadScreen({ params: { id } }: ScreenProps) {
  return id === undefined ? <FileUploads groupId="" /> : <FileEdit id={id} />
}

function FileEdit({ id }: { id: string }) {
  const client = useClient()
  const listPath = usePaths()('eusFileShow')
  const { leave, leaveSaved } = useLeave('files', listPath)
  return (
    <EditScreen
      noun="files"
      id={id}
      listPath={listPath}
      load={(wanted, signal) => client.files.show({ params: { id: wanted } }, { signal })}
      nameOf={({ name }) => name}
    >
      {(file, load) =>
        file && (
          <div className={parts}>
            <FileEditForm
              file={file}
              load={load}
              save={(body, { version }) => client.files.update({ params: { id }, query: { version }, body })}
              onSaved={() => leaveSaved(id)}
              onCancel={leave}
            />
            <ContentGroupsPanel kind="file" contentId={id} />
            <MarkPublic noun="files" id={id} />
          </div>
        )
      }
    </EditScreen>
  )
}
