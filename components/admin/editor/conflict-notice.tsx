interface ConflictNoticeProps {
  historyPath: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was quicker: the editor decides whose version stands, and can look at theirs first. */
export function ConflictNotice({ historyPath, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <div role="alert" className="mb-4 rounded-box border border-action p-4">
      <p className="font-semibold">Somebody has saved this since you opened it.</p>
      <p className="mt-1">Nothing of yours was written yet, and what you have typed is still here.</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a href={historyPath} target="_blank" rel="noopener" className="button-quiet">
          See what they changed
        </a>
        <button type="button" onClick={onTakeTheirs} className="button-quiet">
          Take their version
        </button>
        <button type="button" onClick={onKeepMine} className="button-quiet">
          Save mine over it
        </button>
      </p>
    </div>
  );
}
