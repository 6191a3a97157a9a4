import { Download, Ellipsis, FolderInput, Link2, Pencil, Settings2, Trash2, Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { CloudFile, FileListQuery } from '@icss/core/files/files.contract.ts'
import { useOpening } from '../content-permissions/useOpening.ts'
import { Question } from '../forms/Question.tsx'
import { ImportButton } from '../imports/ImportButton.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { noneChosen } from '../lists/chosen.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { listKey } from '../lists/list-key.ts'
import type { ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { LaterPart } from '../server/LaterPart.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import type { FileScreenQuery } from './file-box.ts'
import { downloadFile } from './download-file.ts'
import { fileColumns } from './file-columns.tsx'
import { FileFilters } from './FileFilters.tsx'
import { FileGroups } from './FileGroups.tsx'
import * as styles from './FileGroups.css.ts'
import { FilePreview } from './FilePreview.tsx'
import { FileSelection } from './FileSelection.tsx'
import { MoveFilesDialog } from './MoveFilesDialog.tsx'
import { RenameFileDialog } from './RenameFileDialog.tsx'
import { useFileChanges } from './useFileChanges.ts'

const none: ReadonlySet<string> = new Set()

const listQueryOf = ({ page, pageSize, sort, q, groupId, kind, state }: FileScreenQuery): FileListQuery => ({
  page,
  pageSize,
  sort,
  q,
  groupId,
  kind,
  state,
})

/** The channel's own files, or those that it deleted lately. */
export function OwnFiles(state: ListState<FileScreenQuery>) {
  const t = useCopy()
  const notify = useNotify()
  const client = useClient()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const { query } = state
  const isReader = useReadsOnly()
  const isDeleted = query.state === 'deleted'
  const changes = useFileChanges()
  const [chosen, setChosen] = useState(none)
  const [opened, setOpened] = useState<CloudFile>()
  const [renamed, setRenamed] = useState<CloudFile>()
  const mayOpen = useOpening('file').isOffered
  const [isOpening, setOpening] = useState(false)
  const [moved, setMoved] = useState<readonly string[]>()
  const [doomed, setDoomed] = useState<readonly CloudFile['id'][]>()
  const shown = queries.getQueryData<{ readonly items: readonly CloudFile[] }>(listKey('files', query))?.items ?? []

  // What was chosen in one place is not what one sees in another.
  const place = `${query.state} ${query.groupId ?? ''}`
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setChosen(none)
  }

  const erase = useMutation({
    mutationFn: (ids: readonly string[]) => client.files.erase({ body: { ids: [...ids] } }),
    onSuccess: async (_, ids) => {
      notify.done(t('files.erased', { count: ids.length }))
      setDoomed(undefined)
      setChosen(none)
      await changes.refresh()
    },
  })
  const doomedName = doomed?.length === 1 ? shown.find(({ id }) => id === doomed[0])?.name : undefined

  const act = (change: { mutate: (ids: readonly string[]) => void }) => () => {
    change.mutate([...chosen])
    setChosen(none)
  }
  const openAt = (step: number) => {
    const at = shown.findIndex(({ id }) => id === opened?.id)
    const next = at < 0 ? undefined : shown[at + step]
    return next && (() => setOpened(next))
  }
  const empty = () => {
    if (query.q !== undefined || query.kind !== undefined) return undefined
    if (isDeleted)
      return <EmptyState picture="list" title={t('files.emptyDeleted.title')} text={t('files.emptyDeleted.text')} />
    if (query.groupId !== undefined)
      return <EmptyState picture="list" title={t('files.emptyGroup.title')} text={t('files.emptyGroup.text')} />
    return (
      <EmptyState
        picture="list"
        title={t('files.empty.title')}
        text={t('files.empty.text')}
        actions={
          !isReader && (
            <Button variant="primary" icon={<Upload size={16} />} href={pathTo('eusFileUpload')}>
              {t('files.create')}
            </Button>
          )
        }
      />
    )
  }
  const emptyState = empty()
  const columns = fileColumns<CloudFile>(t, { search: query.q ?? '', onOpen: isDeleted ? undefined : setOpened })
  return (
    <>
      <EntityList
        noun="files"
        state={state}
        load={(asked, signal) => client.files.list({ query: listQueryOf(asked) }, { signal })}
        nameOf={({ name }) => name}
        newPath={isReader ? undefined : pathTo('eusFileUpload')}
        headActions={() => <ImportButton kind="files" />}
        {...(emptyState === undefined ? {} : { empty: emptyState })}
        aside={
          <div className={styles.beside}>
            <FileGroups {...state} />
          </div>
        }
        selection={{ ids: chosen, onChange: setChosen }}
        filters={
          <FileFilters
            {...state}
            {...(chosen.size === 0
              ? {}
              : {
                  selection: (
                    <FileSelection
                      count={chosen.size}
                      isDeleted={isDeleted}
                      onMove={() => setMoved([...chosen])}
                      onOpen={mayOpen ? () => setOpening(true) : undefined}
                      onDelete={act(changes.remove)}
                      onRestore={act(changes.restore)}
                      onErase={() => setDoomed([...chosen])}
                      onClear={() => setChosen(none)}
                    />
                  ),
                })}
          />
        }
        rowActionCount={2}
        rowActions={(file) =>
          isDeleted ? (
            <>
              <IconButton
                size="small"
                label={`${t('files.restore')} ${file.name}`}
                tooltip={t('files.restore')}
                icon={<Undo2 size={16} />}
                onPress={() => changes.restore.mutate([file.id])}
              />
              <IconButton
                size="small"
                label={`${t('files.erase')} ${file.name}`}
                tooltip={t('files.erase')}
                icon={<Trash2 size={16} />}
                onPress={() => setDoomed([file.id])}
              />
            </>
          ) : (
            <>
              <IconButton
                size="small"
                label={`${t('files.download')} ${file.name}`}
                tooltip={t('files.download')}
                icon={<Download size={16} />}
                onPress={() => downloadFile(file.id)}
              />
              <Menu
                label={t('files.more', { name: file.name })}
                trigger={
                  <IconButton size="small" label={t('files.more', { name: file.name })} icon={<Ellipsis size={16} />} />
                }
                items={[
                  {
                    id: 'rename',
                    label: t('files.rename'),
                    icon: <Pencil size={16} />,
                    onPress: () => setRenamed(file),
                  },
                  {
                    id: 'move',
                    label: t('files.move'),
                    icon: <FolderInput size={16} />,
                    onPress: () => setMoved([file.id]),
                  },
                  {
                    id: 'link',
                    label: t('files.copyLink'),
                    icon: <Link2 size={16} />,
                    onPress: () => changes.copyLink.mutate(file.id),
                  },
                  {
                    id: 'edit',
                    label: t('files.edit'),
                    icon: <Settings2 size={16} />,
                    href: pathTo('eusFileUpload', { id: file.id }),
                  },
                  { id: 'line', isSeparator: true },
                  {
                    id: 'delete',
                    label: t('lists.delete'),
                    icon: <Trash2 size={16} />,
                    isDanger: true,
                    onPress: () => changes.remove.mutate([file.id]),
                  },
                ]}
              />
            </>
          )
        }
        columns={
          isDeleted
            ? [
                ...columns.slice(0, -1),
                {
                  id: 'deletedAt',
                  header: t('files.fields.deletedAt'),
                  width: timeWidth(148),
                  render: ({ deletedAt }: CloudFile) => (deletedAt === null ? '' : formatDateTime(deletedAt)),
                },
              ]
            : columns
        }
      />
      {opened && (
        <FilePreview
          file={opened}
          onClose={() => setOpened(undefined)}
          onDownload={() => downloadFile(opened.id)}
          onPrevious={openAt(-1)}
          onNext={openAt(1)}
        />
      )}
      {renamed && <RenameFileDialog file={renamed} onClose={() => setRenamed(undefined)} refresh={changes.refresh} />}
      {moved && (
        <MoveFilesDialog
          groupId={query.groupId === undefined || query.groupId === 'none' ? '' : query.groupId}
          ids={moved}
          refresh={changes.refresh}
          onClose={() => setMoved(undefined)}
          onMoved={() => setChosen(none)}
        />
      )}
      {isOpening && (
        <LaterPart name="OpenChosen" load={() => import('../content-permissions/OpenChosen.tsx')} lines={0}>
          {({ OpenChosen }) => (
            <OpenChosen
              noun="files"
              chosen={{ ...noneChosen, ids: chosen }}
              onClose={() => setOpening(false)}
              onStarted={() => {
                setOpening(false)
                setChosen(none)
              }}
            />
          )}
        </LaterPart>
      )}
      <Question
        isOpen={doomed !== undefined}
        onClose={() => {
          erase.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && erase.mutate(doomed)}
        title={t('files.deleteTitle')}
        confirmLabel={t('files.erase')}
        isDestructive
        isPending={erase.isPending}
        error={erase.error}
      >
        {doomedName === undefined
          ? t('files.eraseMany', { count: doomed?.length ?? 0 })
          : t('files.deleteText', { name: doomedName })}
      </Question>
    </>
  )
}
