import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type FileDraft, fileDraft, maxFileName } from '@icss/core/files/file.ts'
import type { CloudFile } from '@icss/core/files/files.contract.ts'
import { draftOf } from '../forms/draft-of.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

export type FileEditFormProps = {
  file: CloudFile
  /** Fetches it as it is now. */
  load: () => Promise<CloudFile>
  save: (draft: FileDraft, over: CloudFile) => Promise<CloudFile>
  onSaved: (file: CloudFile) => void
  onCancel: () => void
}

/** What a person can change about a file: its content too, under the same link. */
export function FileEditForm({ file, load, save, onSaved, onCancel }: FileEditFormProps) {
  const t = useCopy()
  const { id, file: key } = file
  const draft = useDraft({
    key: `file.${id}`,
    schema: fileDraft,
    stored: file,
    saved: draftOf(fileDraft, file),
    load: async () => {
      const stored = await load()
      return { stored, values: draftOf(fileDraft, stored) }
    },
    canBecomeNew: false,
    save: (values, over) => save(values, over ?? file),
    onSaved,
  })
  const field = useDraftFields(draft, 'files')
  const content = field.file('file')
  return (
    <DraftForm draft={draft} noun="files" onCancel={onCancel}>
      <Panel isPadded>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxFileName} />
          <ReferenceField {...field.reference('groupId')} />
          <TextField {...field.text('publisher')} isRequired />
          <div className={wide}>
            <UploadField
              {...content}
              label={t('files.replace')}
              description={t('files.replaceHint')}
              // What is there already is the file itself: only what takes its place is shown.
              value={content.value === key ? '' : content.value}
              onChange={(address) => content.onChange(address === '' ? key : address)}
            />
          </div>
        </div>
      </Panel>
    </DraftForm>
  )
}
