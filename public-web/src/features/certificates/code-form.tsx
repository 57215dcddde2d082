import { foreignSigns, readCode } from '@portal/domain/certificates/certificate-code.js';
import { useState, type SubmitEvent } from 'react';
import { useGo } from '../../lib/navigation.js';
import { Button } from '../../components/button.js';
import { Form, TextField } from '../../components/form.js';

function whyNoCode(typed: string): string {
  const [foreign] = foreignSigns(typed);
  return foreign ? `No code has “${foreign}”` : 'Please enter the whole code, such as 3478-CDFH';
}

export function CodeForm() {
  const [error, setError] = useState<string>();
  const go = useGo();
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not from React's state, which lacks what was typed before the scripts were loaded.
    const typed = new FormData(event.currentTarget).get('code') as string;
    const code = readCode(typed);
    if (code) go(`/certificate/${code}`);
    else setError(whyNoCode(typed));
  };
  return (
    <Form label="Check a certificate" onSubmit={check}>
      <TextField
        label="Code of the certificate"
        name="code"
        hint="On the paper, below its address"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => setError(undefined)}
      />
      <Button type="submit">Check</Button>
    </Form>
  );
}
