/** What differs between the reports of a test. */
export interface ReportOptions {
  /** Message-ID of the mail that it is about. */
  about: string;
  id?: string;
  action?: 'failed' | 'delayed';
}

/** A delivery status notification as RFC 3464 wants it. */
export const report = ({ about, id = '<report-1@mx.example.com>', action = 'failed' }: ReportOptions): string =>
  `From: MAILER-DAEMON@mx.example.com
To: website@dealer.example.com
Subject: Undelivered mail
Date: Sun, 22 Nov 2026 12:00:00 +0000
Message-ID: ${id}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="parts"

--parts
Content-Type: text/plain

This mail could not be delivered.

--parts
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; dealer@example.com
Action: ${action}
Status: 5.2.2
Diagnostic-Code: smtp; 552 5.2.2 The mailbox
 is full

--parts
Content-Type: text/rfc822-headers

From: Website <website@dealer.example.com>
Message-ID: ${about}

--parts--
`.replaceAll('\n', '\r\n');
