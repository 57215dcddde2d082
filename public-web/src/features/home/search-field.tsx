import { Icon } from '../../components/icon.js';
import './search-field.css';

type SearchFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SearchField({ id, label, value, onChange }: SearchFieldProps) {
  const clear = () => {
    onChange('');
    document.getElementById(id)?.focus();
  };
  return (
    <div className="search-field relative" role="search" aria-label={label}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className="search-field-lens absolute soft">
        <Icon name="search" />
      </span>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="search-field-clear absolute no-ground no-border radius-s small weight-650 pointer"
          onClick={clear}
        >
          Clear
          <span className="visually-hidden"> the search</span>
        </button>
      )}
    </div>
  );
}
