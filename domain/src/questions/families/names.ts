export const PERSONS = [
  ...['Aarav', 'Aditi', 'Ananya', 'Arjun', 'Asha', 'Bhavna', 'Deepak', 'Divya', 'Farhan', 'Gauri'],
  ...['Harpreet', 'Imran', 'Ishaan', 'Jaya', 'Kabir', 'Kavya', 'Lakshmi', 'Manoj', 'Meena', 'Neha'],
  ...['Nikhil', 'Pooja', 'Pranav', 'Priya', 'Rahul', 'Ritu', 'Rohan', 'Sana', 'Sandeep', 'Shreya'],
  ...['Sneha', 'Suresh', 'Tanvi', 'Tariq', 'Uma', 'Varun', 'Vikram', 'Yash', 'Zoya', 'Joseph'],
] as const;

export const CITIES = [
  ...[
    'Ahmedabad',
    'Bengaluru',
    'Bhopal',
    'Chennai',
    'Coimbatore',
    'Guwahati',
    'Hyderabad',
    'Indore',
  ],
  ...['Jaipur', 'Kochi', 'Kolkata', 'Lucknow', 'Ludhiana', 'Mumbai', 'Mysuru', 'Nagpur', 'Nashik'],
  ...['Patna', 'Pune', 'Rajkot', 'Ranchi', 'Surat', 'Vadodara', 'Visakhapatnam'],
] as const;
