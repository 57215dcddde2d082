import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { MOST_CHARACTERS, OPTION_KEYS } from '@portal/domain/questions/question.js';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { DIFFICULTY_WORDS } from './figures.js';
import { choicesOf } from '../components/choices.js';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

const textOf = (most: number) => [required(), maxLength(most)];

export function PlaceFields() {
  return (
    <>
      <SelectInput source="domain" choices={DOMAINS} validate={required()} />
      <TextInput source="category" validate={textOf(MOST_CHARACTERS.category)} />
      <SelectInput
        source="difficulty"
        choices={choicesOf(DIFFICULTY_WORDS)}
        validate={required()}
      />
    </>
  );
}

export function QuestionFields() {
  return (
    <>
      <PlaceFields />
      <TextInput source="question" multiline validate={textOf(MOST_CHARACTERS.question)} />
      {OPTION_KEYS.map((key) => (
        <TextInput
          key={key}
          source={`options.${key}`}
          label={`Option ${key.toUpperCase()}`}
          multiline
          validate={textOf(MOST_CHARACTERS.option)}
        />
      ))}
      <SelectInput
        source="correctOption"
        label="Correct option"
        choices={OPTION_KEYS.map((key) => ({ id: key, name: key.toUpperCase() }))}
        validate={required()}
      />
      <TextInput source="explanation" multiline validate={textOf(MOST_CHARACTERS.explanation)} />
    </>
  );
}
